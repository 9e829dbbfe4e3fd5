import type { DeskCode } from '@app/contract/admin/schema.ts';
import { IconCopy } from '@tabler/icons-react';
import { IconButton } from '../../../components/icon-button.tsx';
import type { Column } from '../../../components/data-table.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { copy } from '../hooks.ts';
import { deskMessages as texts } from '../messages.ts';
import { codeLooks, codeStateOf, kindTexts } from '../rules.ts';
import styles from './codes.module.css';
import { Lead, LookChip, When } from './parts.tsx';

/** The columns of the codes. */
export function useCodeColumns(): readonly [Column<DeskCode>, ...Column<DeskCode>[]] {
  const { t } = useTexts();
  return [
    {
      key: 'code',
      title: t(texts.code),
      cell: ({ code, note }) => <Lead main={<CodeText code={code} />} sub={note} />,
    },
    {
      key: 'kind',
      title: t(texts.kind),
      width: '12%',
      cell: ({ kind }) => <span className={styles.quiet}>{t(kindTexts[kind])}</span>,
    },
    {
      key: 'state',
      title: t(texts.state),
      width: '12%',
      cell: (code) => <LookChip look={codeLooks[codeStateOf(code, new Date())]} />,
    },
    { key: 'uses', title: t(texts.uses), width: '17%', cell: (code) => <Uses code={code} /> },
    {
      key: 'expiresAt',
      title: t(texts.expires),
      width: '14%',
      cell: ({ expiresAt }) => <When date={expiresAt} otherwise={t(texts.neverExpires)} isDay />,
    },
    {
      key: 'createdAt',
      title: t(texts.created),
      width: '15%',
      cell: ({ createdAt }) => <When date={createdAt} />,
    },
  ];
}

function CodeText({ code }: { code: string }) {
  const { t } = useTexts();
  return (
    <span className={styles.code}>
      {code}
      <IconButton
        label={t(texts.copyOf, { code })}
        icon={IconCopy}
        size="small"
        onClick={() => void copy(code)}
      />
    </span>
  );
}

function Uses({ code: { redeemed, usesLeft } }: { code: DeskCode }) {
  const { t, language } = useTexts();
  const used = formatNumber(redeemed, language);
  return (
    <span className={styles.quiet}>
      {usesLeft === null
        ? t(texts.usesUnlimited, { redeemed: used })
        : t(texts.usesOf, { redeemed: used, left: formatNumber(usesLeft, language) })}
    </span>
  );
}
