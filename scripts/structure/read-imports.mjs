// Reads what a TypeScript file imports. TypeScript 7 has no parser to call, and import lines are plain enough.

const commentOrText =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`/g;

/** The text without comments and template texts, which may hold code that is only spoken about. */
export function withoutComments(text) {
  return text.replace(commentOrText, (found) => {
    if (found.startsWith('/')) return ' ';
    return found.startsWith('`') ? '``' : found;
  });
}

/** The code alone: without comments and without any quoted text. */
export function codeOnly(text) {
  return text.replace(commentOrText, (found) => (found.startsWith('/') ? ' ' : "''"));
}

const statement = /(?:^|[;\n}])\s*(?:import|export)\s+(type\s+)?(?:[^'"`;()]*?\bfrom\s*)?['"]([^'"\n]+)['"]/g;
const call = /\bimport\s*\(\s*['"]([^'"\n]+)['"]/g;

/** Every import of a file; `atLoad` means that the other file must be loaded before this one can run. */
export function readImports(text) {
  const code = withoutComments(text);
  const statements = [...code.matchAll(statement)].map(([, type, name]) => ({ name, atLoad: !type }));
  const calls = [...code.matchAll(call)].map(([, name]) => ({ name, atLoad: false }));
  return [...statements, ...calls];
}
