const reachable =
  'a[href], button:not([disabled]), input:not([disabled]):not([type="hidden"]), select:not([disabled]), ' +
  'textarea:not([disabled]), audio[controls], video[controls], [contenteditable="true"], [tabindex]:not([tabindex="-1"])';

/** What Tab reaches inside an element, in order. */
function stopsIn(place: HTMLElement): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(reachable)].filter(
    (element) => element.closest('[hidden], [inert]') === null && element.checkVisibility?.() !== false,
  );
}

/** The first thing to have the focus: what asks for it, else the first field, else the place itself. */
export function focusInside(place: HTMLElement): void {
  const wanted =
    place.querySelector<HTMLElement>('[data-autofocus]') ??
    stopsIn(place).find((element) => element.matches('input, textarea, select'));
  (wanted ?? place).focus({ preventScroll: true });
}

/** Keeps Tab inside: behind the last stop comes the first. */
export function keepTabInside(
  place: HTMLElement,
  event: { shiftKey: boolean; preventDefault: () => void },
): void {
  const stops = stopsIn(place);
  const [first] = stops;
  const last = stops.at(-1);
  const now = document.activeElement;
  const isOutside = !place.contains(now) || now === place;
  if (!first || !last) {
    event.preventDefault();
  } else if (event.shiftKey && (now === first || isOutside)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && (now === last || (isOutside && now !== place))) {
    event.preventDefault();
    first.focus();
  }
}
