/** Somebody asks for the menu of an element: by right click, by key or by a long press. */
export type MenuWish = {
  readonly target: Element;
  readonly x: number;
  readonly y: number;
  readonly byKeyboard: boolean;
  readonly origin: HTMLElement | undefined;
};

const longPressMs = 500;
/** A finger is never quite still. */
const wobblePx = 10;
/** Browsers send a contextmenu event after the key or the press that was answered already. */
const echoMs = 800;

const asHtml = (element: Element | null) => (element instanceof HTMLElement ? element : undefined);

/** Hears every wish for a menu and keeps the browser's own closed; returns how to stop. */
export function watchMenuWishes(onWish: (wish: MenuWish) => void): () => void {
  const end = new AbortController();
  const listen = { capture: true, signal: end.signal };
  let answeredAt = -Infinity;

  const answer = (wish: Omit<MenuWish, 'origin'>) => {
    answeredAt = performance.now();
    onWish({ ...wish, origin: asHtml(document.activeElement) });
  };

  window.addEventListener(
    'contextmenu',
    (event) => {
      event.preventDefault();
      if (performance.now() - answeredAt < echoMs && event.button !== 2) return;
      if (!(event.target instanceof Element)) return;
      answer({ target: event.target, x: event.clientX, y: event.clientY, byKeyboard: false });
    },
    listen,
  );

  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return;
      event.preventDefault();
      const target = document.activeElement;
      if (!target || target === document.body) return;
      const { left, bottom } = target.getBoundingClientRect();
      answer({ target, x: left, y: bottom, byKeyboard: true });
    },
    listen,
  );

  watchLongPress(listen, ({ target, x, y }) => {
    // An Android browser may have sent its contextmenu event just before.
    if (performance.now() - answeredAt > echoMs) answer({ target, x, y, byKeyboard: false });
  });
  return () => end.abort();
}

function watchLongPress(
  listen: { capture: boolean; signal: AbortSignal },
  onPress: (press: { target: Element; x: number; y: number }) => void,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let wasLong = false;
  const stop = () => clearTimeout(timer);

  window.addEventListener(
    'pointerdown',
    ({ pointerType, isPrimary, target, clientX: x, clientY: y }) => {
      stop();
      wasLong = false;
      if (pointerType !== 'touch' || !isPrimary || !(target instanceof Element)) return;
      start = { x, y };
      timer = setTimeout(() => {
        wasLong = true;
        onPress({ target, x, y });
      }, longPressMs);
    },
    listen,
  );
  window.addEventListener(
    'pointermove',
    (event) => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > wobblePx) stop();
    },
    listen,
  );
  // A finger that scrolls is a pointercancel. A scroll event is no sign of one: a page also moves by itself.
  for (const name of ['pointerup', 'pointercancel'] as const) window.addEventListener(name, stop, listen);
  // Letting go after a long press is no click on what lies under the finger.
  window.addEventListener(
    'click',
    (event) => {
      if (!wasLong) return;
      wasLong = false;
      event.preventDefault();
      event.stopPropagation();
    },
    listen,
  );
}
