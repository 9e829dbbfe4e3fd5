import { fill, type Language, type Message } from '@app/contract/base/messages.ts';
import type { AskedQuestion } from '@app/contract/conversation/schema.ts';
import type { AnswerChange } from '@app/contract/conversation/states/answer-change.ts';
import type { StandIn } from '@app/contract/conversation/states/stand-in.ts';
import { madeBy } from '@app/contract/engine/messages.ts';
import { recordMessages as texts } from './messages.ts';

type Look = { readonly kind: 'ok' | 'warn' | 'muted'; readonly label: Message; readonly about: Message };

const looks: Readonly<Record<AskedQuestion['outcome'], Look>> = {
  found: { kind: 'ok', label: texts.found, about: texts.foundAbout },
  near: { kind: 'warn', label: texts.near, about: texts.nearAbout },
  none: { kind: 'muted', label: texts.none, about: texts.noneAbout },
  reply: { kind: 'muted', label: texts.reply, about: texts.replyAbout },
};

/** How a question ended. */
export const outcomeLook = ({ outcome }: Pick<AskedQuestion, 'outcome'>): Look => looks[outcome];

const changes: Readonly<Record<AnswerChange, Pick<Look, 'kind' | 'label'>>> = {
  page: { kind: 'warn', label: texts.changedPage },
  words: { kind: 'warn', label: texts.changedWords },
  lost: { kind: 'warn', label: texts.changedLost },
  gained: { kind: 'ok', label: texts.changedGained },
};

/** How an answer differs from the one before. */
export const changeLook = (change: AnswerChange) => changes[change];

/** The questions of one talk. */
export const questionsPath = (projectId: string): string => `/record?talk=${projectId}`;

/** A page of a project, from 1, with an element of it chosen. */
export const pagePath = (projectId: string, page: number, elementId?: string): string =>
  `/edit-project?id=${projectId}&page=${page}${elementId === undefined ? '' : `&element=${encodeURIComponent(elementId)}`}`;

const standInTexts: Readonly<Record<StandIn, Message>> = {
  slow: texts.standInSlow,
  failed: texts.standInFailed,
  unsupported: texts.standInUnsupported,
  declined: texts.standInDeclined,
};

/** Who answered, and why where somebody stood in for a language model. */
export function answeredBy(
  { engine, standIn }: Pick<AskedQuestion, 'engine' | 'standIn'>,
  language: Language,
): string {
  const by = madeBy('answered', engine, language);
  return standIn === null
    ? by
    : fill(texts.standIn, language, { by, reason: fill(standInTexts[standIn], language) });
}

/** The talks to choose from, among them always the one that is chosen. */
export function talkOptions(
  talks: readonly { readonly id: string; readonly title: string }[],
  chosen: string,
  rows: readonly Pick<AskedQuestion, 'projectId' | 'projectTitle'>[],
): (readonly [id: string, title: string])[] {
  const options = talks.map(({ id, title }) => [id, title] as const);
  const asked = rows.find(({ projectId }) => projectId === chosen);
  if (!asked || options.some(([id]) => id === chosen)) return options;
  return [[chosen, asked.projectTitle] as const, ...options];
}
