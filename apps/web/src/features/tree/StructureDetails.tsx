import { Table, Tooltip } from '@mantine/core';
import { type CatalogInfo, MESSAGES, PRICE_CATEGORIES, type StructureNode } from '@retron/contract';
import type { PriceCategory } from '@retron/tree';
import { IconHelp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { catalogOptions } from '../../api/get-catalogs.ts';
import { ChemicalName } from '../../components/chemistry/ChemicalName.tsx';
import { PriceSigns } from '../../components/chemistry/PriceSigns.tsx';
import { StockBadge } from '../../components/chemistry/StockBadge.tsx';
import { SlideUp } from '../../components/dialogs/SlideUp.tsx';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { Linked } from '../../components/text/Linked.tsx';
import { ErrorState } from '../../shared/failures/ErrorState.tsx';
import { CopyStructureMenu } from '../../shared/structures/CopyStructureMenu.tsx';
import * as common from '../../texts/common.ts';
import { NOT_BOUGHT_TEXTS } from '../../texts/shared/queries.ts';
import * as texts from '../../texts/tree/evidence.ts';
import { structureNamed } from '../../texts/tree/model.ts';
import type { PictureSource } from './canvas/picture-source.ts';
import { priceCategoryOf } from './model/words.ts';
import { useIsForward } from './parts/direction-context.ts';
import classes from './StructureDetails.module.css';

export interface StructureDetailsProps {
  /** Null while none is open. */
  readonly structure: StructureNode | null;
  readonly pictureOf: PictureSource;
  readonly onClose: () => void;
}

const PICTURE = { width: 320, height: 260 } as const;

/** A structure large, with its SMILES and the catalogues that list it. */
export function StructureDetails({ structure, pictureOf, onClose }: StructureDetailsProps) {
  const isForward = useIsForward();
  return (
    <SlideUp isOpen={structure !== null} title={structure ? texts.structureNumber(structure.no) : ''} onClose={onClose} width={860}>
      {structure && (
        <div className={classes.details}>
          <img
            src={pictureOf(structure.sid, [], PICTURE.width, PICTURE.height)}
            {...PICTURE}
            alt={structureNamed(structure.no, structure.name)}
          />
          <div className={classes.facts}>
            {structure.name === undefined ? null : (
              <p className={classes.name}>
                <ChemicalName name={structure.name} />
              </p>
            )}
            {!isForward && <StockBadge isInStock={structure.instock} priceCategory={priceCategoryOf(structure)} />}
            <div className={classes.smiles}>
              <code>{structure.smiles}</code>
              <CopyStructureMenu smiles={structure.smiles} name={texts.structureNumber(structure.no)} />
            </div>
            {structure.notbought === undefined ? null : <p className={classes.none}>{NOT_BOUGHT_TEXTS[structure.notbought]}.</p>}
            {isForward || (structure.notbought !== undefined && structure.notbought !== 'price') ? null : structure.catalogid === null ? (
              <p className={classes.none}>{texts.inNoCatalogue}</p>
            ) : (
              <Catalogues catalogId={structure.catalogid} />
            )}
          </div>
        </div>
      )}
    </SlideUp>
  );
}

function Catalogues({ catalogId }: { readonly catalogId: string }) {
  const catalogues = useQuery(catalogOptions(catalogId));
  if (catalogues.isPending) return <LoadingRows count={2} height={36} label={texts.loadingCatalogues} />;
  if (catalogues.isError)
    return <ErrorState message={MESSAGES.catalogs} error={catalogues.error} onRetry={() => void catalogues.refetch()} />;
  return <CatalogueTable entries={catalogues.data} />;
}

function CatalogueTable({ entries }: { readonly entries: readonly CatalogInfo[] }) {
  return (
    <Table aria-label={common.catalogues}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{texts.catalog}</Table.Th>
          <Table.Th>{texts.catalogId}</Table.Th>
          <Table.Th>
            {texts.priceCategory}{' '}
            <Tooltip label={<PriceScale />} events={{ hover: true, focus: true, touch: true }}>
              <button type="button" aria-label={texts.whatPriceCategoriesMean} className={classes.help}>
                <IconHelp size={14} stroke={1.75} aria-hidden />
              </button>
            </Tooltip>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {entries.map((entry) => (
          <Table.Tr key={`${entry.catalogName} ${entry.id}`}>
            <Table.Td>
              <Linked url={entry.catalogWebsite}>{entry.catalogName}</Linked>
            </Table.Td>
            <Table.Td>
              <Linked url={entry.url}>{entry.id}</Linked>
            </Table.Td>
            <Table.Td>
              <PriceSigns category={priceCategoryOf({ pricecategory: entry.priceCategoryDigit })} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

const CATEGORIES: readonly PriceCategory[] = [1, 2, 3, 4, 5];

function PriceScale() {
  return (
    <>
      {texts.priceInUsDollars}
      {CATEGORIES.map((category) => (
        <div key={category}>
          {PRICE_CATEGORIES[category].sign} {PRICE_CATEGORIES[category].range}
        </div>
      ))}
      {texts.unknown}
    </>
  );
}
