import { Button, Checkbox, NumberInput, SegmentedControl } from '@mantine/core';
import { type AskedMaterials, type InstalledCatalog, MAX_MATERIALS_LISTED, TEXTS } from '@retron/contract';
import { useQuery } from '@tanstack/react-query';
import { reasonOf } from '../../api/api-error.ts';
import { wishErrorsOptions, wishErrorText } from '../../api/check-wishes.ts';
import { catalogsOptions } from '../../api/reference-data.ts';
import { CentreDialog } from '../../components/dialogs/CentreDialog.tsx';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { ErrorState } from '../../shared/failures/ErrorState.tsx';
import * as common from '../../texts/common.ts';
import * as counts from '../../texts/counts.ts';
import { numberText } from '../../texts/numbers.ts';
import * as said from '../../texts/query-creation/target.ts';
import classes from './MaterialsDialog.module.css';
import { isAnyMaterial, NO_MATERIALS } from './materials-draft.ts';
import { WishedTextsField } from './WishedTextsField.tsx';

export interface MaterialsDialogProps {
  /** Absent: everything that the catalogues list is known. */
  readonly materials: AskedMaterials | undefined;
  readonly onChange: (materials: AskedMaterials | undefined) => void;
  readonly onClose: () => void;
}

/** What counts as a known starting material of the query: catalogues, prices, what is never bought and what is also to be had. */
export function MaterialsDialog({ materials = NO_MATERIALS, onChange, onClose }: MaterialsDialogProps) {
  const set = (values: Partial<AskedMaterials>) => {
    const next = { ...materials, ...values };
    onChange(isAnyMaterial(next) ? undefined : next);
  };
  const { catalogs, dearest, unpriced, never, also } = materials;
  const { dearest: _dearest, ...anyPrice } = materials;
  const { data: errors = [] } = useQuery(wishErrorsOptions({ never, also }));
  const isNothing = catalogs?.length === 0 && also.length === 0;
  return (
    <CentreDialog isOpen title={said.knownStartingMaterials} width={680} onClose={onClose}>
      <div className={classes.body}>
        <p className={classes.dim}>{said.materialsIntroduction}</p>
        <Catalogues chosen={catalogs} error={isNothing ? TEXTS.noMaterials : null} onChange={(chosen) => set({ catalogs: chosen })} />
        <fieldset className={classes.part}>
          <legend>{said.prices}</legend>
          <div className={classes.price}>
            <NumberInput
              label={said.highestPrice}
              prefix="$ "
              placeholder={said.any}
              hideControls
              allowNegative={false}
              decimalScale={2}
              thousandSeparator=","
              value={dearest?.dollars ?? ''}
              onChange={(value) => {
                const dollars = Number(value);
                if (value !== '' && dollars > 0) set({ dearest: { dollars, per: dearest?.per ?? 'g' } });
                else onChange(isAnyMaterial(anyPrice) ? undefined : anyPrice);
              }}
            />
            <SegmentedControl
              aria-label={said.forHowMuch}
              data={[
                { value: 'g', label: said.perGram },
                { value: 'mmol', label: said.perMillimole },
              ]}
              value={dearest?.per ?? 'g'}
              disabled={dearest === undefined}
              onChange={(per) => dearest && set({ dearest: { ...dearest, per: per as 'g' | 'mmol' } })}
            />
          </div>
          <Checkbox
            size="sm"
            label={said.withoutPriceIsKnown}
            checked={unpriced}
            onChange={({ currentTarget: { checked } }) => set({ unpriced: checked })}
          />
          {unpriced ? null : <NoPrices chosen={catalogs} />}
        </fieldset>
        <WishedTextsField
          label={said.neverBuy}
          description={said.neverKnownHint}
          withReactions={false}
          most={MAX_MATERIALS_LISTED}
          error={wishErrorText(errors, 'never', never)}
          value={never}
          onChange={(texts) => set({ never: texts })}
        />
        <WishedTextsField
          label={said.alsoToBeHad}
          description={said.alwaysKnownHint}
          withReactions={false}
          most={MAX_MATERIALS_LISTED}
          error={wishErrorText(errors, 'also', also)}
          value={also}
          onChange={(texts) => set({ also: texts })}
        />
        <div className={classes.foot}>
          <Button variant="subtle" disabled={isAnyMaterial(materials)} onClick={() => onChange(undefined)}>
            {said.countEverythingListed}
          </Button>
          <Button onClick={onClose}>{common.done}</Button>
        </div>
      </div>
    </CentreDialog>
  );
}

interface CataloguesProps {
  /** By name; absent for all, those of tomorrow included. */
  readonly chosen: readonly string[] | undefined;
  readonly error: string | null;
  readonly onChange: (chosen: string[] | undefined) => void;
}

function Catalogues({ chosen, error, onChange }: CataloguesProps) {
  const installed = useQuery(catalogsOptions);
  if (installed.isPending) return <LoadingRows count={1} height={40} label={said.loadingCatalogues} />;
  if (installed.isError)
    return <ErrorState message={reasonOf(installed.error)} error={installed.error} onRetry={() => void installed.refetch()} />;
  const gone = (chosen ?? []).filter((name) => !installed.data.some((catalog) => catalog.name === name));
  const names = [...installed.data.map(({ name }) => name), ...gone];
  const isChosen = (name: string) => chosen?.includes(name) ?? true;
  const choose = (name: string, isIn: boolean) => {
    const next = names.filter((each) => (each === name ? isIn : isChosen(each)));
    onChange(next.length === names.length && gone.length === 0 ? undefined : next);
  };
  return (
    <fieldset className={classes.part}>
      <legend>{common.catalogues}</legend>
      {installed.data.length === 0 ? <p className={classes.dim}>{said.noCatalogueInstalled}</p> : null}
      {installed.data.map((catalog) => (
        <Checkbox
          key={catalog.name}
          size="sm"
          label={`${catalog.displayname} ${catalog.version}`}
          description={contentText(catalog)}
          checked={isChosen(catalog.name)}
          onChange={({ currentTarget: { checked } }) => choose(catalog.name, checked)}
        />
      ))}
      {gone.map((name) => (
        <Checkbox
          key={name}
          size="sm"
          label={name}
          description={said.notInstalledOrSwitchedOff}
          checked
          onChange={() => choose(name, false)}
        />
      ))}
      {error === null ? null : (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** A search that can buy nothing ends without a route, minutes later: better told now. */
function NoPrices({ chosen }: Pick<CataloguesProps, 'chosen'>) {
  const { data: installed = [] } = useQuery(catalogsOptions);
  const asked = installed.filter(({ name }) => chosen?.includes(name) ?? true);
  if (asked.length === 0 || asked.some(({ priced }) => priced > 0)) return null;
  return (
    <p className={classes.dim} role="status">
      {said.noPricesHere}
    </p>
  );
}

function contentText({ compounds, priced }: InstalledCatalog): string {
  const prices = priced === 0 ? said.noPrices : priced === compounds ? said.allWithPrices : said.withPrices(numberText(priced));
  return `${counts.compounds(compounds)}, ${prices}`;
}
