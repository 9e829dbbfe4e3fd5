// Checks what people read: no words inside components, no Chinese outside of messages, every message in both languages
// and with one word for one thing.
// Each fault names the file and line, and says what to do. Messages that nobody says are only warned about.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { otherWords } from './one-word.mjs';
import { filesBelow, isCalled, root } from './repository.mjs';

const han = /\p{Script=Han}/u;
const chineseSigns = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;
const letter = /\p{L}/u;
/** File endings are the same in every language. */
const isWords = (text) => letter.test(text) && !/^\s*\.\w+\s*$/.test(text);

/** Attributes of HTML and of components that are read by people. */
const spoken =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label|description|text|error|hint|caption|heading|emptyText|.*Label|.*Title|.*Text)$/;

/** Messages that are meant to be in the other language, or to hold a word of it. */
const bothLanguages = new Set(['shell.otherLanguage', 'shell.switchLanguage', 'keyboard.switchLanguage']);

function* nodesOf(node, parents = []) {
  if (Array.isArray(node)) {
    for (const child of node) yield* nodesOf(child, parents);
  } else if (node && typeof node.type === 'string') {
    yield { node, parents };
    for (const [key, child] of Object.entries(node)) {
      if (key !== 'type' && child && typeof child === 'object') yield* nodesOf(child, [...parents, node]);
    }
  }
}

/** The words that an expression may become: literals, templates and both sides of a choice. */
function wordsOf(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.cooked ?? '');
    case 'ConditionalExpression':
      return [...wordsOf(node.consequent), ...wordsOf(node.alternate)];
    case 'LogicalExpression':
      return [...wordsOf(node.left), ...wordsOf(node.right)];
    case 'JSXExpressionContainer':
      return wordsOf(node.expression);
    default:
      return [];
  }
}

const isMessages = (node) => node.type === 'CallExpression' && node.callee.name === 'defineMessages';
const nameOf = ({ key }) => key?.name ?? key?.value;
const textIn = (object, name) => {
  const { value } = object.properties.find((property) => nameOf(property) === name) ?? {};
  // What a slot of a template becomes is not known here, and not words.
  return value && wordsOf(value).length > 0 ? wordsOf(value).join('0') : undefined;
};

/** The messages of a `defineMessages(area, table)`. */
function messagesOf({ arguments: [area, table] }) {
  return (table?.properties ?? []).map((property) => ({
    key: `${area.value}.${nameOf(property)}`,
    name: nameOf(property),
    start: property.start,
    zh: property.value?.properties && textIn(property.value, 'zh'),
    en: property.value?.properties && textIn(property.value, 'en'),
  }));
}

/** What is wrong with one message. */
export function faultsOfMessage({ key, zh, en }) {
  if (zh === undefined || en === undefined) return ['has no plain text in both languages'];
  const faults = [];
  const isName = zh === en || !letter.test(zh.replace(/\{\w+(?::[^{}]*)?\}/g, ''));
  const isExempt = bothLanguages.has(key);
  if (!han.test(zh) && !isName && !isExempt) faults.push('its zh is not Chinese');
  if (chineseSigns.test(en) && !isExempt) faults.push('its en holds Chinese signs');
  if (/\p{Script=Han}[,;:?!]/u.test(zh)) faults.push('its zh needs full-width punctuation');
  if (/[!！]/.test(zh + en)) faults.push('it shouts: no exclamation marks');
  if (en.trim() !== en || zh.trim() !== zh || en === '' || zh === '')
    faults.push('it is empty or has spaces around');
  return [...faults, ...otherWords({ key, zh, en })];
}

/** Words inside one component file. */
function* literalWords({ node, parents }) {
  const inChildren = parents.at(-1)?.type === 'JSXElement' || parents.at(-1)?.type === 'JSXFragment';
  if (node.type === 'JSXText' && isWords(node.value)) yield node.value.trim();
  if (node.type === 'JSXExpressionContainer' && inChildren) yield* wordsOf(node).filter(isWords);
  if (node.type === 'JSXAttribute' && spoken.test(node.name.name ?? '')) {
    yield* wordsOf(node.value).filter(isWords);
  }
}

/** Chinese in code: in any string that is not of a message table. */
function chineseOf({ node, parents }) {
  if (parents.some(isMessages)) return undefined;
  if (node.type === 'Literal' && typeof node.value === 'string' && han.test(node.value)) return node.value;
  if (node.type === 'TemplateElement' && han.test(node.value.raw)) return node.value.raw;
  return undefined;
}

/** Reads one file; answers its faults and its messages. */
function readFile({ path, text }) {
  const { program, errors } = parseSync(path, text);
  const faults = errors.map(({ message }) => ({ path, line: 1, text: `cannot be read: ${message}` }));
  const lineOf = (start) => text.slice(0, start).split('\n').length;
  const messages = [];
  for (const place of nodesOf(program)) {
    const { node } = place;
    const add = (what) => faults.push({ path, line: lineOf(node.start), text: what });
    if (isMessages(node)) messages.push(...messagesOf(node).map((message) => ({ ...message, path })));
    if (path.endsWith('.tsx')) {
      for (const words of literalWords(place))
        add(`"${words}" stands in a component; put it into messages.ts`);
    }
    const chinese = chineseOf(place);
    if (chinese !== undefined)
      add(`"${chinese}" is Chinese outside of a message table; put it into messages.ts`);
  }
  for (const message of messages) {
    const line = lineOf(message.start);
    for (const fault of faultsOfMessage(message))
      faults.push({ path, line, text: `${message.key}: ${fault}` });
  }
  return { faults, messages };
}

/** Whether somebody asks a table by a computed name, under its own name or another one. */
function isComputed(table, all) {
  const others = [...all.matchAll(new RegExp(`\\b${table} as (\\w+)`, 'g'))].map(([, name]) => name);
  return [table, ...others].some((name) => new RegExp(`\\b${name}\\[`).test(all));
}

/** Messages that no file names, neither `.name` nor `['name']`. */
function unusedOf(messages, files) {
  const sources = new Map(files.map(({ path, text }) => [path, text]));
  const all = [...sources.values()].join('\n');
  return messages.filter(({ name, path }) => {
    if (new RegExp(`(\\.${name}\\b|\\['${name}'\\])`).test(all)) return false;
    const table = /export const (\w+) = defineMessages/.exec(sources.get(path) ?? '')?.[1];
    return table === undefined || !isComputed(table, all);
  });
}

/** Every fault and warning of the given files, as `{ path, line, text }`. */
export function checkTexts(files) {
  const read = files.map(readFile);
  const messages = read.flatMap((file) => file.messages);
  const faults = read.flatMap((file) => file.faults);
  const seen = new Set();
  for (const { key, path } of messages) {
    if (seen.has(key)) faults.push({ path, line: 1, text: `${key} is defined twice` });
    seen.add(key);
  }
  const warnings = unusedOf(messages, files).map(({ key, path }) => ({
    path,
    line: 1,
    text: `${key} is never said`,
  }));
  return { faults, warnings, count: messages.length };
}

const read = (paths, isRead) =>
  filesBelow(paths)
    .filter(({ path }) => isRead(path))
    .map(({ path }) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

if (isCalled(import.meta.url)) {
  const web = checkTexts(
    read(
      ['apps/web/src'],
      (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.includes('/testing/'),
    ),
  );
  // Who says the texts of the contract, server or web, is not asked here.
  const contract = checkTexts(read(['packages/contract/src'], (path) => path.endsWith('messages.ts')));
  const { warnings } = web;
  const faults = [...web.faults, ...contract.faults];
  const count = web.count + contract.count;
  for (const { path, line, text } of warnings) console.warn(`${path}:${line}: warning: ${text}`);
  for (const { path, line, text } of faults) console.error(`${path}:${line}: ${text}`);
  console.log(
    faults.length === 0 ? `${count} messages are fine in both languages.` : `${faults.length} faults`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}
