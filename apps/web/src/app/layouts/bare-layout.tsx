import type { ReactNode } from 'react';

/** Screens that bring their own frame. */
export const BareLayout = ({ children }: { children: ReactNode }) => <main id="main">{children}</main>;
