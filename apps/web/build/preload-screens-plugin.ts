import { join } from 'node:path';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import type { Layout, Screen } from '../src/app/routes.ts';

const routes = join(import.meta.dirname, '../src/app/routes.ts');

/** The file of each frame in layouts/. */
const frames: Record<Layout, string> = {
  public: 'public-layout',
  account: 'account-layout',
  work: 'work-layout',
  editor: 'editor-layout',
  student: 'work-layout',
  stage: 'stage-layout',
  bare: 'bare-layout',
};

type Bundle = Rolldown.OutputBundle;

/** A chunk with everything that it imports before it runs. */
function filesOf(bundle: Bundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || found.has(file)) return found;
  found.add(file);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const imported of chunk.imports) filesOf(bundle, imported, found);
  return found;
}

function linksOf(bundle: Bundle, page: string, { page: name, layout }: Screen): string {
  const chunks = Object.values(bundle).filter(
    (chunk) =>
      chunk.type === 'chunk' &&
      [`/pages/${name}.tsx`, `/layouts/${frames[layout]}.tsx`].some((end) =>
        chunk.facadeModuleId?.endsWith(end),
      ),
  );
  // A frame or a page that was renamed must not lose its links in silence.
  if (chunks.length !== 2) throw new Error(`${name} or the frame ${layout} is not in the build`);
  const files = chunks.flatMap(({ fileName }) => [...filesOf(bundle, fileName)]);
  return [...new Set(files)]
    .filter((file) => !page.includes(file))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="preload" as="style" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    )
    .join('');
}

/**
 * Writes the page once more for every screen, with the code of that screen named in it: the browser fetches it together
 * with the first script instead of after it.
 */
export function preloadScreens(): Plugin {
  return {
    name: 'preload-screens',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('there is no page to name the screens in');
      const html = String(page.source);
      const { module } = await runnerImport<{ screens: readonly Screen[] }>(routes);
      for (const screen of module.screens) {
        const links = linksOf(bundle, html, screen);
        this.emitFile({
          type: 'asset',
          fileName: `screens${screen.path === '/' ? '/index' : screen.path}.html`,
          source: html.replace('</head>', `${links}</head>`),
        });
      }
    },
  };
}
