/**
 * The colours behind tokens, as a canvas needs them. The token itself only says `light-dark(…)`; what it is in the
 * scheme of the moment is known to an element that wears it.
 */
export function tokenColors(tokens: readonly string[]): string[] {
  const probe = document.createElement('span');
  probe.hidden = true;
  document.body.append(probe);
  const colors = tokens.map((token) => {
    probe.style.color = `var(--${token})`;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return colors;
}
