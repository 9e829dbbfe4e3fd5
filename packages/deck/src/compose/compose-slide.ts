import type { NewId } from '../defaults.ts';
import type { Slide } from '../slide.ts';
import { composeCards, composeNumbers } from './cards.ts';
import type { PageContent } from './content.ts';
import { composeChart, composeFigure, composeTable } from './data.ts';
import { composeColumns, composeCover, composeQuestions, composeQuote, composeSection } from './frames.ts';
import { composeAgenda, composeLead, composePoints, composeSummary } from './lists.ts';
import { composeSteps, composeTimeline } from './paths.ts';

/** A slide of the product's own design that shows this; all of it can be edited, and follows the theme. */
export function composeSlide(content: PageContent, newId: NewId): Slide {
  const { title } = content;
  switch (content.kind) {
    case 'cover':
      return composeCover(newId, title, content.subtitle);
    case 'section':
      return composeSection(newId, title, content.number, content.subtitle);
    case 'agenda':
      return composeAgenda(newId, title, content.entries);
    case 'summary':
      return composeSummary(newId, title, content.entries);
    case 'lead':
      return composeLead(newId, title, content.lead, content.entries);
    case 'points':
      return composePoints(newId, title, content.entries);
    case 'cards':
      return composeCards(newId, title, content.entries);
    case 'numbers':
      return composeNumbers(newId, title, content.entries, content.more);
    case 'steps':
      return composeSteps(newId, title, content.entries);
    case 'timeline':
      return composeTimeline(newId, title, content.entries);
    case 'columns':
      return composeColumns(newId, title, content.left, content.right);
    case 'table':
      return composeTable(newId, content);
    case 'chart':
      return composeChart(newId, content);
    case 'figure':
      return composeFigure(newId, content);
    case 'quote':
      return composeQuote(newId, content.text, content.who);
    case 'questions':
      // Where nothing is asked yet, the invitation is all there is to see.
      return content.entries.length === 0
        ? composeQuote(newId, title, '')
        : composeQuestions(newId, title, content.entries);
  }
}
