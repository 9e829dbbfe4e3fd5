import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import type { PageOfPassages, Passage } from './port.ts';

/** A question that a page may answer. */
export type Candidate = { page: number; question: string };

/** What a page is called that tells nothing of its own. */
export const closing = /谢谢|感谢|目录|致谢|结束|thank|agenda|contents|the end|^q ?& ?a$|^questions\??$/i;
const asksZh = /为什么|怎么|怎样|如何|什么|哪|多少|是否|吗$/;
const listsZh =
  /(?:优势|特点|特性|功能|步骤|原因|方法|措施|目标|风险|挑战|亮点|要点|类型|组成|场景|案例|建议|策略|成果|优点|缺点|原则|好处)$/;
// A subject that points at something said before makes no question of its own.
const pointsZh =
  /[我你他她它这那谁哪您都也还就正]|今天|现在|大家|什么|怎么|^(?:如果|因为|所以|但|而|可|并|最|先|再|下|接|就|都|也|还|不|没|只|这)/;
const pointsEn =
  /^(?:it|its|this|that|there|here|i|you|we|they|he|she|what|which|who|these|those|his|her|their|my|your|our|all|both|each|some|many|most|one of|so|and|but|if|when|first|second|third|next|finally)\b/i;

const definitionZh =
  /^(?:首先|其中|那么|所谓的?)?，?([\p{Script=Han}\p{L}\d·]{2,10}?)(?:就是|指的是|是指|叫做|是)[^吗？?]{4,}/u;
const definitionEn =
  /^((?:the |an? )?[\p{L}\d’'-]+(?: [\p{L}\d’'-]+){0,4}?) (is|are) (?:an?|the|made|called|countless|[a-z]+ed)\b.{12,}/iu;
const turnedEn = /^(why|how|what|where|when) (.+?) (is|are|was|were|does|do|can) (.+)$/i;

/** `The Sun` inside a sentence. */
const inside = (text: string): string =>
  text.replace(/^(?:The|An?|Our|Your|One)\b/, (word) => word.toLowerCase());

function definition(text: string, language: ContentLanguage): string | undefined {
  if (language === 'zh-CN') {
    const subject = definitionZh.exec(text)?.[1];
    return subject && !pointsZh.test(subject) ? `${subject}是什么？` : undefined;
  }
  const [, subject, verb] = definitionEn.exec(text) ?? [];
  if (!subject || !verb || pointsEn.test(subject)) return undefined;
  return `What ${verb.toLowerCase()} ${inside(subject)}?`;
}

/** The title without what only explains it: `The Sun: centre of it all`. */
const headOf = (title: string): string => (title.split(/[：:｜|—–]/)[0] ?? '').trim();

function askedByTitle(title: string, language: ContentLanguage): string | undefined {
  const bare = title.replace(/[？?。.]+$/, '').trim();
  if (language === 'zh-CN') return asksZh.test(bare) ? `${bare}？` : undefined;
  if (title.endsWith('?')) return `${bare}?`;
  const [, asks, subject, verb, rest] = turnedEn.exec(bare) ?? [];
  return asks && `${asks} ${verb?.toLowerCase()} ${inside(subject ?? '')} ${rest}?`;
}

function aboutTitle(title: string, language: ContentLanguage): string | undefined {
  const head = headOf(title);
  if (head.length < 2 || head.length > (language === 'zh-CN' ? 16 : 50)) return undefined;
  if (language !== 'zh-CN') return `Can you tell me about ${inside(head)}?`;
  return listsZh.test(head) ? `${head}有哪些？` : `能讲讲${head}吗？`;
}

/** What every deck answers. */
export const wholeQuestion: Readonly<Record<ContentLanguage, string>> = {
  'zh-CN': '这份讲解讲什么？',
  'en-US': 'What is this talk about?',
};

/** What might be asked of a deck, the best first: what it asks itself, what it defines, what it is about. */
export function candidates(
  pages: readonly (PageOfPassages & { language: ContentLanguage })[],
  passages: readonly Passage[],
): Candidate[] {
  const groups: Candidate[][] = [[], [], []];
  const add = (group: number, page: number, question: string | undefined) => {
    if (question !== undefined) groups[group]?.push({ page, question });
  };
  for (const { page, title, language } of pages) {
    if (closing.test(title)) continue;
    const asked = askedByTitle(title, language);
    add(0, page, asked);
    for (const { text, kind, page: at } of passages) {
      if (at === page && kind === 'script') add(1, page, definition(text, language));
    }
    // The first page is called like the whole deck.
    if (page > 1 && asked === undefined) add(2, page, aboutTitle(title, language));
  }
  return groups.flat();
}
