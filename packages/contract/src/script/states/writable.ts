import type { CoursewarePage } from '../../courseware/schema.ts';

/** The pages whose scripts an engine may write without taking a person's words away. */
export const writable = <P extends Pick<CoursewarePage, 'hidden' | 'content' | 'scriptEngine'>>(
  pages: readonly P[],
): P[] =>
  pages.filter(({ hidden, content, scriptEngine }) => !hidden && (scriptEngine !== null || content === ''));
