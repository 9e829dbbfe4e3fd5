import { tabStore } from './storage.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;
type Kept = { readonly path: string; readonly name: string; readonly value: string };

const key = 'typedDrafts';
const typedIn =
  'textarea, input:is([type="text"], [type="email"], [type="search"], [type="tel"], [type="url"], [type="number"], :not([type]))';
/** Passwords and codes are never kept, also not while they are shown; what saves itself needs no draft. */
const notKept =
  '[type="password"], [data-secret], [autocomplete*="password"], [autocomplete="one-time-code"], [data-saves-itself]';

const isKept = (element: EventTarget | null): element is Field =>
  element instanceof Element && element.matches(typedIn) && !element.matches(notKept);

/** What a field is called; the same again after a reload. */
function nameOf(field: Field): string {
  const label = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.placeholder;
  return `${field.tagName} ${field.name} ${label.trim()}`;
}

function read(): readonly Kept[] {
  try {
    const kept: unknown = JSON.parse(tabStore.get(key) ?? '[]');
    return Array.isArray(kept) ? (kept as Kept[]) : [];
  } catch {
    return [];
  }
}

function write(kept: readonly Kept[]): void {
  if (kept.length === 0) tabStore.remove(key);
  else tabStore.set(key, JSON.stringify(kept));
}

/** As if it had been typed: React hears of a value only through the setter of the element itself. */
function fill(field: Field, value: string): void {
  const proto = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(proto.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Puts what was kept back into the fields of this address that are there; each once. */
function restore(): void {
  const kept = read();
  const here = kept.filter(({ path }) => path === window.location.pathname);
  if (here.length === 0) return;
  const fields = [...document.querySelectorAll<Field>(typedIn)].filter(isKept);
  const found = here.filter(({ name, value }) => {
    const field = fields.find((one) => nameOf(one) === name);
    if (field) fill(field, value);
    return field !== undefined;
  });
  if (found.length > 0) write(kept.filter((one) => !found.includes(one)));
}

/**
 * Remembers which fields somebody typed in. `keep` stores them for this tab before the page is replaced; the next time
 * the page is opened each comes back as soon as its field is there, also in a dialog that is opened later.
 */
export function watchTyping(): { keep: () => void; stop: () => void } {
  // Weak: a dialog that was closed is not kept alive by what was typed in it.
  const touched = new WeakSet<Field>();
  const onInput = ({ target }: Event) => void (isKept(target) && touched.add(target));
  document.addEventListener('input', onInput, true);
  const observer = new MutationObserver(restore);
  observer.observe(document.body, { childList: true, subtree: true });
  restore();
  return {
    keep() {
      const path = window.location.pathname;
      const fields = [...document.querySelectorAll<Field>(typedIn)].filter(
        (field) => touched.has(field) && isKept(field) && field.value !== '',
      );
      write(fields.map((field) => ({ path, name: nameOf(field), value: field.value })));
    },
    stop() {
      document.removeEventListener('input', onInput, true);
      observer.disconnect();
    },
  };
}
