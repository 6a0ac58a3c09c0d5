import type { WireMolecule } from '@retron/contract';
import { IconPackage, IconPackageOff } from '@tabler/icons-react';
import { PriceSigns } from '../../components/chemistry/PriceSigns.tsx';
import * as texts from '../../texts/molecules.ts';
import classes from './Molecules.module.css';

/** Whether a catalogue lists a molecule, which says nothing of a stock. */
export function CatalogueChip({ molecule }: { readonly molecule: WireMolecule }) {
  return (
    <span className={classes.catalogue} data-in={molecule.inCatalogue || undefined}>
      {molecule.inCatalogue ? <IconPackage size={14} stroke={1.75} aria-hidden /> : <IconPackageOff size={14} stroke={1.75} aria-hidden />}
      {molecule.inCatalogue ? texts.inCatalogue : texts.inNoCatalogue}
      {molecule.inCatalogue && molecule.priceCategory !== null ? (
        <PriceSigns category={molecule.priceCategory as 1 | 2 | 3 | 4 | 5} />
      ) : null}
    </span>
  );
}
