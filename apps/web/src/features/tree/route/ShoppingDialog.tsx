import { Button, NumberInput, Select, Table } from '@mantine/core';
import { ASSUMED_YIELD, SCALE_UNITS, type ShoppingListAnswer, type ShoppingMaterial } from '@retron/contract';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonOf } from '../../../api/api-error.ts';
import { Formula } from '../../../components/chemistry/Formula.tsx';
import { AppDialog } from '../../../components/dialogs/AppDialog.tsx';
import { LoadingRows } from '../../../components/states/LoadingRows.tsx';
import { StackingTable } from '../../../components/table/StackingTable.tsx';
import { csvOf, pastedOf } from '../../../components/text/csv.ts';
import { downloadText } from '../../../components/text/download-text.ts';
import { Linked } from '../../../components/text/Linked.tsx';
import { toasts } from '../../../components/toast/toast-store.ts';
import { ErrorState } from '../../../shared/failures/ErrorState.tsx';
import { StructurePicture } from '../../../shared/structures/StructurePicture.tsx';
import * as common from '../../../texts/common.ts';
import * as texts from '../../../texts/tree/shopping.ts';
import { shoppingListOptions } from '../api/shopping-list.ts';
import { amountText, costSentence, dollars, entriesTitle, massText, shoppingTable, threeDigits } from '../model/shopping-rows.ts';
import classes from './ShoppingDialog.module.css';

export interface ShoppingDialogProps {
  readonly isOpen: boolean;
  readonly queryId: number;
  /** Of the list as a file, without the ending. */
  readonly fileName: string;
  /** The steps of the route with their yields in per cent; null for unknown. */
  readonly steps: readonly { readonly ensid: number; readonly yieldpercent: number | null }[];
  readonly onClose: () => void;
}

/** What the call takes. */
const AMOUNT = { min: 0.001, max: 1_000_000 } as const;
const YIELD = { min: 1, max: 100 } as const;

/** An empty field is a text. */
const isWithin = (value: number | string, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  typeof value === 'number' && value >= min && value <= max;

/** What to buy for a route, for an amount of the target that is chosen here. */
export function ShoppingDialog({ isOpen, queryId, fileName, steps, onClose }: ShoppingDialogProps) {
  const [amount, setAmount] = useState<number | string>(1);
  const [unit, setUnit] = useState<(typeof SCALE_UNITS)[number]>('g');
  const [assumed, setAssumed] = useState<number | string>(ASSUMED_YIELD);
  const amountError = isWithin(amount, AMOUNT) ? null : texts.amountBetween(AMOUNT.min, AMOUNT.max);
  const yieldError = isWithin(assumed, YIELD) ? null : texts.yieldBetween(YIELD.min, YIELD.max);
  const isGood = amountError === null && yieldError === null;
  const asked = { amount: Number(amount), unit, assumedyield: Number(assumed), steps: [...steps] };
  const list = useQuery({ ...shoppingListOptions(queryId, asked), enabled: isOpen && isGood });
  const open = steps.filter(({ yieldpercent }) => yieldpercent === null).length;
  return (
    <AppDialog
      isOpen={isOpen}
      title={texts.shoppingList}
      onClose={onClose}
      tools={list.data && isGood ? <Tools list={list.data} fileName={fileName} /> : null}
    >
      <div className={classes.page}>
        <div className={classes.scale}>
          <NumberInput
            label={texts.targetToMake}
            w={140}
            {...AMOUNT}
            clampBehavior="none"
            value={amount}
            error={amountError}
            onChange={setAmount}
          />
          <Select
            aria-label={texts.unit}
            w={100}
            data={[...SCALE_UNITS]}
            value={unit}
            allowDeselect={false}
            onChange={(value) => setUnit(SCALE_UNITS.find((each) => each === value) ?? 'g')}
          />
          <NumberInput
            label={texts.openYield}
            w={200}
            suffix=" %"
            {...YIELD}
            clampBehavior="none"
            value={assumed}
            error={yieldError}
            onChange={setAssumed}
          />
          <p className={classes.dim}>{texts.yieldsHint(open, steps.length - open)}</p>
        </div>
        {list.isPending && isGood ? <LoadingRows count={4} height={64} label={texts.loadingShoppingList} /> : null}
        {list.isError ? <ErrorState message={reasonOf(list.error)} onRetry={() => void list.refetch()} /> : null}
        {list.data && isGood ? <List list={list.data} isOld={list.isPlaceholderData} /> : null}
      </div>
    </AppDialog>
  );
}

function Tools({ list, fileName }: { readonly list: ShoppingListAnswer; readonly fileName: string }) {
  const table = shoppingTable(list);
  async function copy() {
    await navigator.clipboard.writeText(pastedOf(table));
    toasts.message(texts.shoppingListCopied);
  }
  return (
    <>
      <Button variant="default" size="xs" leftSection={<IconCopy size={14} stroke={1.75} aria-hidden />} onClick={() => void copy()}>
        {common.copy}
      </Button>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconDownload size={14} stroke={1.75} aria-hidden />}
        onClick={() => downloadText(`${fileName}.csv`, csvOf(table))}
      >
        {texts.csv}
      </Button>
    </>
  );
}

function List({ list, isOld }: { readonly list: ShoppingListAnswer; readonly isOld: boolean }) {
  const hasPrices = list.unpriced < list.materials.length;
  const entries = entriesTitle(list.materials);
  return (
    <section aria-label={texts.materials} aria-busy={isOld} className={classes.list}>
      <p>
        <b>{texts.amountOfTarget(massText(list.target.grams), amountText(list.target.mmol))}</b>: {costSentence(list)}
      </p>
      <StackingTable label={texts.whatToBuy} className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.material}</Table.Th>
            <Table.Th ta="right">{texts.amount}</Table.Th>
            <Table.Th ta="right">{texts.mass}</Table.Th>
            <Table.Th>{entries}</Table.Th>
            {hasPrices ? <Table.Th ta="right">{texts.pricePerGram}</Table.Th> : null}
            {hasPrices ? <Table.Th ta="right">{texts.cost}</Table.Th> : null}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {list.materials.map((material) => (
            <Row key={material.sid} material={material} hasPrices={hasPrices} entries={entries} />
          ))}
        </Table.Tbody>
      </StackingTable>
    </section>
  );
}

interface RowProps {
  readonly material: ShoppingMaterial;
  readonly hasPrices: boolean;
  /** Title of the column of catalogues. */
  readonly entries: string;
}

function Row({ material, hasPrices, entries }: RowProps) {
  const { sid, smiles, name, formula, ion, molarmass, mmol, grams, offers, instock, cost } = material;
  const [offer] = offers;
  return (
    <Table.Tr>
      <Table.Td>
        <div className={classes.material}>
          <StructurePicture smiles={smiles} width={96} height={64} alt={name ?? formula ?? smiles} />
          <span>
            <b>{texts.numbered(sid, name)}</b>
            <small>{formula === null ? smiles : <Formula formula={formula} />}</small>
            {molarmass === null ? null : <small>{texts.molarMass(molarmass.toFixed(2))}</small>}
            {ion ? <small>{texts.ionAlone}</small> : null}
          </span>
        </div>
      </Table.Td>
      <Table.Td ta="right" data-head={texts.amount}>
        {amountText(mmol)}
      </Table.Td>
      <Table.Td ta="right" data-head={texts.mass}>
        {massText(grams)}
      </Table.Td>
      <Table.Td data-head={entries}>
        {offer === undefined ? (
          <span className={classes.open}>{instock ? texts.knownWithoutOffer : texts.noCatalogueHasIt}</span>
        ) : (
          <>
            <Linked url={offer.url}>{offer.id}</Linked>
            <small>
              {offer.catalogName}
              {offers.length > 1 ? texts.andMoreOffers(offers.length - 1) : ''}
            </small>
          </>
        )}
      </Table.Td>
      {hasPrices ? (
        <Table.Td ta="right" data-head={texts.pricePerGram}>
          {offer?.pricepergram == null ? texts.notKnown : `$${threeDigits(offer.pricepergram)}`}
        </Table.Td>
      ) : null}
      {hasPrices ? (
        <Table.Td ta="right" data-head={texts.cost}>
          {dollars(cost)}
        </Table.Td>
      ) : null}
    </Table.Tr>
  );
}
