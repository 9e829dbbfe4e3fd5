import { readFileSync } from 'node:fs';
import { openPdf } from '@app/server/providers/document/text/pdf/open-pdf.ts';

// The letters of a .pdf as PDF.js finds them, without lines, headings or pictures: `bare-pdf <file>` prints the milliseconds it takes.
const started = performance.now();
const file = await openPdf(readFileSync(process.argv[2] ?? ''));
for (let page = 1; page <= file.numPages; page++) await (await file.getPage(page)).getTextContent();
console.log(performance.now() - started);
