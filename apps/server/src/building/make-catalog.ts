import { writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { importCatalog } from '@retron/build';
import { packBody, readPlainBytes, readSupplierList, sha256, UnclosedQuote } from '@retron/command';
import { inflateCatalog, openCatalog } from '@retron/library';
import { type Failure, failure, type Result, success } from '@retron/molecule';
import { createRdkit } from '@retron/rdkit';
import type { BuildOrder, BuildProgress } from './build-messages.ts';
import { inWords, type Made } from './make-library.ts';

/** Makes a catalogue of a supplier's list, as `retron catalog import` does, checks it and writes it. */
export async function makeCatalog(
  order: Extract<BuildOrder, { kind: 'catalog' }>,
  onProgress: (progress: BuildProgress) => void,
): Promise<Result<Made, Failure>> {
  const { name, version, displayName, licence, choices, fileName } = order;
  const bytes = readPlainBytes(order.file);
  if (!bytes.ok) return inWords(bytes.error, order);
  const list = await readSupplierList(fileName, bytes.value.plain, undefined, {});
  if (!list.ok) return inWords(list.error, order);
  try {
    const imported = await importCatalog({
      ...{ name, version, displayName, licence, fileName },
      fileSha256: sha256(bytes.value.stored),
      website: choices.website,
      link: choices.link,
      prices: { decimalSign: choices.decimalSign, currency: choices.currency, rates: new Map(Object.entries(choices.rates)) },
      rows: list.value.rows,
      rdkit: await createRdkit(),
      sha256,
      pack: packBody,
      onRow: (done) => onProgress({ stage: 'reading', done, share: null }),
    });
    if (!imported.ok) return inWords(imported.error, order);
    const { file, report } = imported.value;
    const buffer = inflateCatalog(file, brotliDecompressSync);
    const catalog = buffer.ok ? openCatalog(buffer.value, sha256) : buffer;
    if (!catalog.ok) return catalog;
    writeFileSync(order.out, file);
    const withoutPrice = Object.entries(report.unknownPrices).map(([reason, count]) => [`without a price: ${reason}`, count]);
    return success({
      sha256: catalog.value.header.hash,
      report: {
        read: report.rowsRead,
        used: report.rowsUsed,
        dropped: report.refused,
        noted: {
          'compounds with a price': report.priced,
          'rows of a compound that had one: the cheapest counts': report.duplicates,
          'salts or hydrates: listed under their compound': report.salts,
          ...Object.fromEntries(withoutPrice),
        },
        unread: Object.fromEntries(list.value.unused().map((column) => [column, 0])),
      },
    });
  } catch (error) {
    if (!(error instanceof UnclosedQuote)) throw error;
    return failure({ kind: 'unclosed-quote', message: `${fileName}: ${error.message}` });
  }
}
