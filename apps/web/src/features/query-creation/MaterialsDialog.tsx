import { Button, Checkbox, NumberInput, SegmentedControl } from '@mantine/core';
import { type AskedMaterials, type InstalledCatalog, MAX_MATERIALS_LISTED, TEXTS } from '@retron/contract';
import { useQuery } from '@tanstack/react-query';
import { reasonOf } from '../../api/api-error.ts';
import { catalogsOptions } from '../../api/reference-data.ts';
import { CentreDialog } from '../../components/dialogs/CentreDialog.tsx';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { ErrorState } from '../../shared/failures/ErrorState.tsx';
import { counted, numberText } from '../../texts/counts.ts';
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
  const isNothing = catalogs?.length === 0 && also.length === 0;
  return (
    <CentreDialog isOpen title="Known starting materials" width={680} onClose={onClose}>
      <div className={classes.body}>
        <p className={classes.dim}>Routes end at what is known; everything else is made. Lists of suggestions mark it, too.</p>
        <Catalogues chosen={catalogs} error={isNothing ? TEXTS.noMaterials : null} onChange={(chosen) => set({ catalogs: chosen })} />
        <fieldset className={classes.part}>
          <legend>Prices</legend>
          <div className={classes.price}>
            <NumberInput
              label="Highest price"
              prefix="$ "
              placeholder="any"
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
              aria-label="For how much"
              data={[
                { value: 'g', label: 'for 1 g' },
                { value: 'mmol', label: 'for 1 mmol' },
              ]}
              value={dearest?.per ?? 'g'}
              disabled={dearest === undefined}
              onChange={(per) => dearest && set({ dearest: { ...dearest, per: per as 'g' | 'mmol' } })}
            />
          </div>
          <Checkbox
            size="sm"
            label="What is listed without a price is known, too"
            checked={unpriced}
            onChange={({ currentTarget: { checked } }) => set({ unpriced: checked })}
          />
          {unpriced ? null : <NoPrices chosen={catalogs} />}
        </fieldset>
        <WishedTextsField
          label="Never buy"
          description="Made, whatever catalogues say. SMILES, InChIKeys or names, each ended by Enter; a list is pasted line by line."
          withReactions={false}
          most={MAX_MATERIALS_LISTED}
          value={never}
          onChange={(texts) => set({ never: texts })}
        />
        <WishedTextsField
          label="Also to be had"
          description="Known, whatever catalogues and prices say: what stands on your shelf. Likewise."
          withReactions={false}
          most={MAX_MATERIALS_LISTED}
          value={also}
          onChange={(texts) => set({ also: texts })}
        />
        <div className={classes.foot}>
          <Button variant="subtle" disabled={isAnyMaterial(materials)} onClick={() => onChange(undefined)}>
            Count everything listed
          </Button>
          <Button onClick={onClose}>Done</Button>
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
  if (installed.isPending) return <LoadingRows count={1} height={40} label="Loading the catalogues" />;
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
      <legend>Catalogues</legend>
      {installed.data.length === 0 ? <p className={classes.dim}>None is installed: nothing is told of what is known.</p> : null}
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
          description="Not installed, or switched off"
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
      These catalogues have no prices: nothing of theirs is known then.
    </p>
  );
}

function contentText({ compounds, priced }: InstalledCatalog): string {
  const prices = priced === 0 ? 'no prices' : priced === compounds ? 'all with prices' : `${numberText(priced)} with prices`;
  return `${counted(compounds, 'compound', 'compounds')}, ${prices}`;
}
