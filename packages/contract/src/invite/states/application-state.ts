import { codeTable, type NameOf } from '../../base/codes.ts';

/** Where an application for invitation codes stands; a decision is final. */
export const applicationState = codeTable('application state', { waiting: 1, granted: 2, refused: 3 });
export type ApplicationState = NameOf<typeof applicationState>;

/** Whether the granted codes have reached the applicant; `none` means that there is nothing to hand over. */
export const codeDelivery = codeTable('code delivery', { none: 1, waiting: 2, sent: 3, failed: 4 });
export type CodeDelivery = NameOf<typeof codeDelivery>;
