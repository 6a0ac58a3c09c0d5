import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { sha256 } from '@retron/command';
import { record } from '@retron/command/testing';
import { type Catalog, inflateCatalog, openCatalog } from '@retron/library';
import { createRdkit } from '@retron/rdkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogImportCommand } from './catalog-import.ts';

const shipped = (name: string) => fileURLToPath(new URL(`../../../../libraries/${name}`, import.meta.url));
const TABLE = shipped('natural_materials.tsv');
const rows = readFileSync(TABLE, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'retron-natural-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function opened(path: string): Catalog {
  const buffer = inflateCatalog(readFileSync(path), brotliDecompressSync);
  const catalog = buffer.ok ? openCatalog(buffer.value, sha256) : buffer;
  if (!catalog.ok) throw new Error(catalog.error.message);
  return catalog.value;
}

/** As they are published, written down apart from the structures; of three compounds of the table none was at hand. */
const PUBLISHED_KEYS: Readonly<Record<string, string>> = {
  '10-deacetylbaccatin III': 'YWLXLRUDGLRYDR-ZHPRIASZSA-N',
  '18beta-glycyrrhetinic acid': 'MPDGHEJMBKOTSU-YKLVYJNSSA-N',
  '7-aminocephalosporanic acid': 'HSHGZXNAXBPPDL-HZGVNTEJSA-N',
  '7-aminodesacetoxycephalosporanic acid': 'NVIAYEIXYQCDAN-CLZZGJSISA-N',
  adenosine: 'OIRDTQYFTABQOQ-KQYNXXCUSA-N',
  '(-)-alpha-pinene': 'GRWFGVWFFZKLTI-IUCAKERBSA-N',
  'androst-4-ene-3,17-dione': 'AEMFNILZOJDQLW-QAGGRKNESA-N',
  'androsta-1,4-diene-3,17-dione': 'LUJVUUWNAPIQQI-QAGGRKNESA-N',
  artemisinin: 'BLUAFEHZUWYNDE-NNWCWBAJSA-N',
  'baccatin III': 'OVMSOCFBDVBLFW-VHLOTGQHSA-N',
  '(-)-beta-pinene': 'WTARULDDTDQWMU-IUCAKERBSA-N',
  betulin: 'FVWJYYTZTCVBKE-ROUWMTJPSA-N',
  caffeine: 'RYYVLZVUVIJVGH-UHFFFAOYSA-N',
  '(+)-camphor': 'DSSYKIVIOFKYAU-XCBNKYQSSA-N',
  camptothecin: 'VSJKWCGYPAHWDS-FQEVSTJZSA-N',
  cannabidiol: 'QHMBSVQNZZTUGM-ZWKOTPCHSA-N',
  catharanthine: 'CMKFQVZJOWHHDV-NQZBTDCJSA-N',
  'cephalosporin C': 'HOKIDJSKDBPKTQ-GLXFQSAKSA-N',
  cholesterol: 'HVYWMOMLDIMFJA-DPAQBDIFSA-N',
  'cholic acid': 'BHQCQFFYRZLCQQ-OELDTZBJSA-N',
  cinchonidine: 'KMPWYEUPVWOPIM-KODHJQJWSA-N',
  'clavulanic acid': 'HZZVJAQRINQKSD-PBFISZAISA-N',
  codeine: 'OROGSEYTTFOCAN-DNJOTXNNSA-N',
  colchicine: 'IAKHMKGGTNLKSZ-INIZCTEOSA-N',
  cytidine: 'UHDGCWIWMRVCDJ-XVFCMESISA-N',
  cytisine: 'ANJTVLIZGCUXLD-DTWKUNHWSA-N',
  'D-cycloserine': 'DYDCUQKUCUHJBH-UWTATZPHSA-N',
  'D-fructose': 'BJHIKXHVCXFQLS-UYFOZJQFSA-N',
  'D-galactose': 'WQZGKKKJIJFFOK-SVZMEOIVSA-N',
  'D-glucono-1,5-lactone': 'PHOQVHQSTUBQQK-SQOUGZDYSA-N',
  'D-glucosamine': 'MSWZFWKMSRAUBD-IVMDWMLBSA-N',
  'D-glucose': 'WQZGKKKJIJFFOK-GASJEMHNSA-N',
  'D-mannitol': 'FBPFZTCFMRRESA-KVTDHHQDSA-N',
  'D-mannose': 'WQZGKKKJIJFFOK-QTVWNMPRSA-N',
  'D-ribose': 'HMFHBZSHGGEWLO-SOOFDHNKSA-N',
  'D-sorbitol': 'FBPFZTCFMRRESA-JGWLITMVSA-N',
  daunorubicin: 'STQGQHZAVUOBTE-VGBVRHCVSA-N',
  'deoxycholic acid': 'KXGVEGMKQFWNSR-LLQZFEROSA-N',
  digitoxigenin: 'XZTUSOXSLKTKJQ-CESUGQOBSA-N',
  diosgenin: 'WQLVFSAGQJTQCK-VKROHFNGSA-N',
  '(-)-ephedrine': 'KWGRBVOPPLSCSI-WPRPVWTQSA-N',
  ergometrine: 'WVVSZNPYNCNODU-XTQGRXLLSA-N',
  ergosterol: 'DNVPQKQSNYMLRS-APGDWVJJSA-N',
  ergotamine: 'XCGSFFUVFURLIX-VFGNJEKYSA-N',
  'erythromycin A': 'ULGZDMOVFRHVEP-RWJQBGPGSA-N',
  forskolin: 'OHCQJHSOBUTRHG-KGGHGJDLSA-N',
  'fusidic acid': 'IECPWNUMDGFDKC-MZJAQBGESA-N',
  galantamine: 'ASUTZQLVASHGKV-JDFRZJQESA-N',
  geraniol: 'GLZPCOQZEFWAFX-JXMROGBWSA-N',
  griseofulvin: 'DDUHZTYCFQRHIY-RBHXEPJQSA-N',
  guanosine: 'NYHBQMYGNKIUIF-UUOKFMHZSA-N',
  hecogenin: 'QOLRLLFJMZLYQJ-LOBDNJQFSA-N',
  inosine: 'UGQMRVRMYYASKQ-KQYNXXCUSA-N',
  'itaconic acid': 'LVHBHZANLOWSRM-UHFFFAOYSA-N',
  'kanamycin A': 'SBUJHOSQTJFQJX-NOAMYHISSA-N',
  khellin: 'HSMPDPBYAYSOBC-UHFFFAOYSA-N',
  'L-alanine': 'QNAYBMKLOCPYGJ-REOHCLBHSA-N',
  'L-arginine': 'ODKSFYDXXFIFQN-BYPYZUCNSA-N',
  'L-ascorbic acid': 'CIWBSHSKHKDKBQ-JLAZNSOCSA-N',
  'L-asparagine': 'DCXYFEDJOCDNAF-REOHCLBHSA-N',
  'L-aspartic acid': 'CKLJMWTZIZZHCS-REOHCLBHSA-N',
  'L-cysteine': 'XUJNEKJLAYXESH-REOHCLBHSA-N',
  'L-glutamic acid': 'WHUUTDBJXJRKMK-VKHMYHEASA-N',
  'L-glutamine': 'ZDXPYRJPNDTMRX-VKHMYHEASA-N',
  'L-histidine': 'HNDVDQJCIGZPNO-YFKPBYRVSA-N',
  'L-isoleucine': 'AGPKZVBTJJNPAG-WHFBIAKZSA-N',
  'L-lactic acid': 'JVTAAEKCZFNVCJ-REOHCLBHSA-N',
  'L-leucine': 'ROHFNLRQFUQHCH-YFKPBYRVSA-N',
  'L-lysine': 'KDXKERNSBIXSRK-YFKPBYRVSA-N',
  'L-malic acid': 'BJEPYKJPYRNKOW-REOHCLBHSA-N',
  'L-methionine': 'FFEARJCKVFRZRR-BYPYZUCNSA-N',
  'L-phenylalanine': 'COLNVLDHVKWLRT-QMMMGPOBSA-N',
  'L-proline': 'ONIBWKKTOPOVIA-BYPYZUCNSA-N',
  'L-serine': 'MTCFGRXMJLQNBG-REOHCLBHSA-N',
  'L-sorbose': 'BJHIKXHVCXFQLS-OTWZMJIISA-N',
  'L-threonine': 'AYFVYJQAPQTCCC-GBXIJSLDSA-N',
  'L-tryptophan': 'QIVBCDIJIAJPQS-VIFPVBQESA-N',
  'L-tyrosine': 'OUYCCCASQSFEME-QMMMGPOBSA-N',
  'L-valine': 'KZSNJWFQEVHDMF-BYPYZUCNSA-N',
  lincomycin: 'OJMMVQQUTAEWLP-KIDUDLJLSA-N',
  lovastatin: 'PCZOHLXUXFIOCF-BXMDZJJMSA-N',
  'lysergic acid': 'ZAGRKAFMISFKIO-QMTHXVAHSA-N',
  '(-)-menthol': 'NOOLISFMXDJSKH-KXUCPTDWSA-N',
  mevastatin: 'AJLFOPYRIVGYMJ-INTXDZFKSA-N',
  morphine: 'BQJCRHHNABKAKU-KBQPJGBKSA-N',
  'mycophenolic acid': 'HPNSFSBZBAHARI-RUDMXATFSA-N',
  'myo-inositol': 'CDAISMWEOUEBRE-GPIVLXJGSA-N',
  'N-acetyl-D-glucosamine': 'OVRNDRQMDRJTHS-RTRLPJTCSA-N',
  noscapine: 'AKNNEGZIBPJZJG-MSOLQXFVSA-N',
  'oleanolic acid': 'MIJYXULNPSFWEK-GTOFXWBISA-N',
  oripavine: 'ZKLXUUYLEHCAMF-UUWFMWQGSA-N',
  papaverine: 'XQYZDYMELSJDRZ-UHFFFAOYSA-N',
  'penicillin G': 'JGSARLDLIJGVTE-MBNYWOFBSA-N',
  'penicillin V': 'BPLBGHOLXOTWMN-MBNYWOFBSA-N',
  physostigmine: 'PIJVFDBKTWXHHD-HIFRSBDPSA-N',
  pilocarpine: 'QCHFTSOMWOSFHM-WPRPVWTQSA-N',
  pleuromutilin: 'ZRZNJUXESFHSIO-BKUNHTPHSA-N',
  podophyllotoxin: 'YJGVMLPVUAXIQN-XVVDYKMHSA-N',
  quercetin: 'REFJWTPEDVJJIY-UHFFFAOYSA-N',
  'D-phenylglycine': 'ZGUNAGUHMKGQNY-SSDOTTSWSA-N',
  'D-4-hydroxyphenylglycine': 'LJCWONGJFPCTTL-SSDOTTSWSA-N',
  'quinic acid': 'AAWZDTNXLSGCEK-WYWMIBKRSA-N',
  quinidine: 'LOUPRKONTZGTKE-LHHVKLHASA-N',
  quinine: 'LOUPRKONTZGTKE-WZBLMQSHSA-N',
  '(R)-carvone': 'ULDHMXUKGWMISQ-SECBINFHSA-N',
  '(R)-limonene': 'XMGQYMWWDOXHJM-JTQLQIEISA-N',
  reserpine: 'QEVHRUUCFGRFIF-MDEJGZGSSA-N',
  'rifamycin SV': 'HJYYPODYNSCCOU-ODRIEIDWSA-N',
  '(S)-carvone': 'ULDHMXUKGWMISQ-VIFPVBQESA-N',
  '(S)-hyoscyamine': 'RKUNBYITZUJHSG-FXUDXRNXSA-N',
  '(S)-nicotine': 'SNICXCGAKADSCV-JTQLQIEISA-N',
  salicin: 'NGFMICBWJRZIBI-UJPOAAIJSA-N',
  '(-)-santonin': 'XJHDMGJURBVLLE-BOCCBSBMSA-N',
  scopolamine: 'STECJAGHUSJQJN-FWXGHANASA-N',
  'shikimic acid': 'JXOHGGNKMLTUBP-HSUXUTPPSA-N',
  sitosterol: 'KZJWDPNRJALLNS-VJSFXXLFSA-N',
  stigmasterol: 'HCXVJBMSMIARIN-PHZDYDNGSA-N',
  sucrose: 'CZMRCDWAGMRECN-UGDNZRGBSA-N',
  tetracycline: 'NWXMGUDVXFXRIG-WESIUVDSSA-N',
  thebaine: 'FQXXSQDCDRQNQE-VMDGZTHMSA-N',
  theobromine: 'YAPQBXQYLJRXSA-UHFFFAOYSA-N',
  tobramycin: 'NLVFBUXFDBBNBW-PBSUHMDJSA-N',
  'trans-4-hydroxy-L-proline': 'PMMYEEVYMWASQN-DMTCNVIQSA-N',
  uridine: 'DRTQHJPVMGBUCF-XVFCMESISA-N',
  vindoline: 'CXBGOBGJHGGWIE-IYJDUVQVSA-N',
  yohimbine: 'BLGXFZZNTVWLAY-SCYLSFHTSA-N',
};

describe('materials from nature or fermentation', () => {
  it('are told with a name, what they come from and a publication, each once', () => {
    const [header, ...told] = rows;
    expect(header).toEqual(['name', 'id', 'smiles', 'source']);
    for (const [name, id, , source] of told) {
      expect(id.startsWith(`${name}, from `)).toBe(true);
      expect(source).toMatch(/, .*\d{4}/);
    }
    for (const column of [0, 1, 2]) expect(new Set(told.map((row) => row[column])).size).toBe(told.length);
  });

  it('have no price, and stand in the shipped catalogue as the table has them', async () => {
    const out = join(folder, 'made.rcat');
    const named = ['--name', 'natural_materials', '--version', '1.0', '--display-name', 'From nature or fermentation'];
    const { status } = await record(catalogImportCommand, [TABLE, ...named, '--licence', 'CC BY-SA 4.0', '--out', out]);
    expect(status).toBe(0);
    const catalog = opened(shipped('natural_materials-1.0.rcat'));
    expect(catalog.size).toBe(rows.length - 1);
    expect(catalog.header).toEqual(opened(out).header);
    for (let place = 0; place < catalog.size; place++) expect(catalog.entry(place).pricePerGram).toBeNull();
  });

  it('have the structures that their InChIKeys name', async () => {
    const rdkit = await createRdkit();
    const keyOf = (name: string) => {
      const key = rdkit.inchiKey(rows.find(([first]) => first === name)?.[2] ?? '');
      return key.ok ? key.value : key.error.message;
    };
    expect(Object.keys(PUBLISHED_KEYS).filter((name) => keyOf(name) !== PUBLISHED_KEYS[name])).toEqual([]);
  });
});
