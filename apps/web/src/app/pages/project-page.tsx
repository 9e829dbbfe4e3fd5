import { useFirstVisit } from '../../features/account/hooks.ts';
import { Component as EmptyPage } from './empty-page.tsx';

export function Component() {
  useFirstVisit();
  return <EmptyPage />;
}
