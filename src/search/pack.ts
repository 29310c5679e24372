import { packTerms, type TermsByField, termsByField } from '../client/search/pack-terms.ts';
import type { PackedTerms, SearchItem } from '../client/search/types.ts';
import type { SearchLanguage } from '../define/locale.ts';
import type { Memory } from '../memory/index.ts';
import { plain } from '../memory/stored-form.ts';

/** The terms of the items, of which those are made anew that have changed. */
export function packItems(
  items: readonly SearchItem[],
  language: SearchLanguage,
  memory: Memory,
): PackedTerms {
  const code = [language];
  const subject = { name: `packed ${language.id}`, inputs: [JSON.stringify(items)], code };
  return memory.recall({ ...subject, form: plain<PackedTerms>() }, () =>
    packTerms(
      items.map((item) => {
        const one = { name: `terms ${language.id} ${item.id}`, inputs: [JSON.stringify(item)], code };
        return memory.recall({ ...one, form: plain<TermsByField>() }, () => termsByField(item, language));
      }),
    ),
  );
}
