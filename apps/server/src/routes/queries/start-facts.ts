import { offeredLibraries } from '../../commands/installed-files.ts';
import { wishedStructures } from '../../commands/read-wishes.ts';
import type { StartFacts, StartRequest } from '../../commands/start-query.ts';
import type { Services } from '../../http/services.ts';

/** What is known of a request to plan, whatever its target. */
export async function startFactsOf(
  { database, chemistry }: Pick<Services, 'database' | 'chemistry'>,
  user: { readonly id: number },
  asked: Pick<StartRequest, 'direction' | 'reagents' | 'wishes'>,
): Promise<Omit<StartFacts, 'target'>> {
  const wishedTexts = asked.wishes === null ? [] : wishedStructures(asked.wishes);
  const [libraries, reagents, wishedSmiles] = await Promise.all([
    chemistry.forUser(user).call('libraries'),
    asked.reagents.length === 0 ? [] : chemistry.forUser(user).call('readReagents', asked.reagents),
    wishedTexts.length === 0 ? [] : chemistry.forUser(user).call('readReagents', wishedTexts),
  ]);
  const wished = new Map(wishedTexts.flatMap((text, index) => (wishedSmiles[index] ? [[text, wishedSmiles[index]] as const] : [])));
  const { on, off } = await offeredLibraries(
    database,
    libraries.filter(({ direction }) => direction === asked.direction),
  );
  return { installed: on, off, reagents, wished };
}
