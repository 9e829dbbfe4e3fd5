/** For what opens below the caret: moves the page no further than it takes to see it. */
export const intoSight = (opened: HTMLElement | null): void => opened?.scrollIntoView({ block: 'nearest' });
