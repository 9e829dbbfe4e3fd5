import { fill, type Language, type Message } from '@app/contract/base/messages.ts';
import type { Likeness } from '@app/contract/photo/schema.ts';
import { likenessTexts as texts } from './messages.ts';

const head = [
  texts.person,
  texts.subject,
  texts.statement,
  texts.version,
  texts.agreed,
  texts.hash,
  texts.avatar,
  texts.from,
  texts.to,
] as const satisfies readonly Message[];

/** Without this mark spreadsheet programs read Chinese as something else. */
const byteOrderMark = '\u{feff}';

/** A cell; what a spreadsheet would take for a formula becomes text. */
function cell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/** The ledger as a table: a row for each avatar that shows a face. */
export function likenessCsv(list: readonly Likeness[], language: Language): string {
  const rows = list.flatMap(({ person, subject, statement, version, agreedAt, photoHash, avatars }) => {
    const who = [
      person,
      fill(subject === 'self' ? texts.self : texts.other, language),
      statement,
      String(version),
      agreedAt.toISOString(),
      photoHash,
    ];
    return avatars.map(({ name, since, until }) => [
      ...who,
      name,
      since.toISOString(),
      until?.toISOString() ?? '',
    ]);
  });
  const all = [head.map((text) => fill(text, language)), ...rows];
  return byteOrderMark + all.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
