/**
 * Finds the JSON objects in an answer while it comes, whatever stands around them: one a line, in a list, in a fence, after
 * thoughts. What is no JSON is passed over; `isOpen` says that the last one has not ended.
 */
export function readObjects(onObject: (value: unknown) => void) {
  let depth = 0;
  let inText = false;
  let isEscaped = false;
  let text = '';

  function take(sign: string): void {
    if (depth === 0 && sign !== '{') return;
    // No string of JSON goes over a line, and no object begins otherwise: what was begun is none.
    const isNone = inText ? sign === '\n' : /^\{\s*$/u.test(text) && !/[\s"}]/u.test(sign);
    if (isNone) [depth, inText, isEscaped, text] = [0, false, false, ''];
    if (isNone && sign !== '{') return;
    text += sign;
    if (isEscaped) isEscaped = false;
    else if (inText) {
      if (sign === '\\') isEscaped = true;
      else if (sign === '"') inText = false;
    } else if (sign === '"') inText = true;
    else if (sign === '{') depth++;
    else if (sign === '}' && --depth === 0) {
      const whole = text;
      text = '';
      const value = parsed(whole);
      if (value !== undefined) onObject(value);
    }
  }

  return {
    add: (piece: string): void => {
      for (const sign of piece) take(sign);
    },
    get isOpen() {
      return depth > 0;
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
