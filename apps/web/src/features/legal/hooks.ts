import { pushLimits } from '@app/contract/push/limits.ts';
import { userLimits } from '@app/contract/user/limits.ts';
import { type Say, useTexts } from '../../lib/texts.ts';
import { privacyMessages as texts } from './messages.ts';

/** A part of the policy; a list among the paragraphs is an array. */
export type PolicySection = {
  readonly id: string;
  readonly name: string;
  readonly blocks: readonly (string | readonly string[])[];
};

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const { token, verificationCode, minimumAge } = userLimits;

const times = {
  session: { days: token.rememberedMs / dayMs, shortDays: token.sessionMs / dayMs },
  code: { minutes: verificationCode.validMs / minuteMs, resetMinutes: token.resetMs / minuteMs },
  events: { minutes: pushLimits.replayMs / minuteMs },
};
const age = { age: minimumAge };

const keptFor = (t: Say): string[] => [
  t(texts.longContent),
  t(texts.longSession, times.session),
  t(texts.longCode, times.code),
  t(texts.longEvents, times.events),
  t(texts.longTries),
  t(texts.longPlaces),
  t(texts.longMailbox),
  t(texts.longUploads),
  t(texts.longLogs),
];

/** The privacy policy in the current language. */
export function usePolicy(): readonly PolicySection[] {
  const { t } = useTexts();
  return [
    { id: 'who', name: t(texts.who), blocks: [t(texts.whoText)] },
    {
      id: 'what',
      name: t(texts.what),
      blocks: [
        [
          t(texts.whatAccount),
          t(texts.whatDocuments),
          t(texts.whatProjects),
          t(texts.whatVisitors),
          t(texts.whatMoney),
          t(texts.whatMail),
          t(texts.whatLogs),
        ],
      ],
    },
    {
      id: 'why',
      name: t(texts.why),
      blocks: [[t(texts.whyService), t(texts.whySafety), t(texts.whyLaw)], t(texts.whyNot)],
    },
    {
      id: 'where',
      name: t(texts.where),
      blocks: [t(texts.whereText), t(texts.whereEngines), t(texts.whereMail)],
    },
    {
      id: 'likeness',
      name: t(texts.likeness),
      blocks: [t(texts.likenessOwn), t(texts.likenessReport)],
    },
    {
      id: 'long',
      name: t(texts.long),
      blocks: [keptFor(t)],
    },
    { id: 'children', name: t(texts.children, age), blocks: [t(texts.childrenText, age)] },
    {
      id: 'browser',
      name: t(texts.browser),
      blocks: [
        t(texts.browserText),
        [t(texts.browserToken), t(texts.browserUser), t(texts.browserShare), t(texts.browserSettings)],
        t(texts.browserDrafts),
      ],
    },
    { id: 'visitors', name: t(texts.visitors), blocks: [t(texts.visitorsText)] },
    {
      id: 'rights',
      name: t(texts.rights),
      blocks: [
        t(texts.rightsText),
        [t(texts.rightsFiles), t(texts.rightsThings), t(texts.rightsAccount)],
        t(texts.rightsComplain),
      ],
    },
    { id: 'security', name: t(texts.security), blocks: [t(texts.securityText)] },
    { id: 'changes', name: t(texts.changes), blocks: [t(texts.changesText)] },
    { id: 'contact', name: t(texts.contact), blocks: [t(texts.contactText)] },
  ];
}
