import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { JobRow } from '../../../components/job-row.tsx';
import { Keys } from '../../../components/keys.tsx';
import { LoadError } from '../../../components/load-error.tsx';
import { ProgressBar } from '../../../components/progress-bar.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { StateChip } from '../../../components/state-chip.tsx';
import { useTableTexts } from '../../../components/use-table-texts.ts';
import { VoiceLine } from '../../../components/voice-line.tsx';
import { notify } from '../../../lib/notices.ts';
import { useTexts } from '../../../lib/texts.ts';
import { libraryMessages } from '../../library/messages.ts';
import { showcaseMessages as texts } from '../messages.ts';
import { ShowcaseSection } from './showcase-section.tsx';
import styles from './showcase.module.css';

const tokens =
  'bg surface sunken line line-strong text muted brand brand-soft spot spot-soft ok ok-soft warn warn-soft err err-soft info info-soft stage'.split(
    ' ',
  );
const sizes = [12, 13, 14, 15, 17, 20, 26, 32, 40];

export function ShowcaseLook() {
  const { t } = useTexts();
  return (
    <div className={styles.two}>
      <ShowcaseSection title={t(texts.colours)}>
        <div className={styles.swatches}>
          {tokens.map((token) => (
            <div key={token}>
              <span style={{ background: `var(--${token})` }} />
              {token}
            </div>
          ))}
        </div>
      </ShowcaseSection>
      <ShowcaseSection title={t(texts.type)}>
        <div className={styles.scale}>
          {sizes.map((size) => (
            <p
              key={size}
              className={size >= 26 ? 'display' : undefined}
              style={{ fontSize: size, lineHeight: 1.4 }}
            >
              {t(texts.headlineSample)}
            </p>
          ))}
        </div>
      </ShowcaseSection>
    </div>
  );
}

export function ShowcaseButtons() {
  const { t } = useTexts();
  const kinds = ['success', 'info', 'warning', 'error'] as const;
  const said = {
    success: texts.noticeSuccess,
    info: texts.noticeInfo,
    warning: texts.noticeWarning,
    error: texts.noticeError,
  };
  return (
    <>
      <ShowcaseSection title={t(texts.buttons)}>
        <div className={styles.row}>
          <Button>{t(texts.primary)}</Button>
          <Button variant="default">{t(texts.usual)}</Button>
          <Button variant="light">{t(texts.soft)}</Button>
          <Button color="spot">{t(texts.spot)}</Button>
          <Button color="err">{t(texts.danger)}</Button>
          <Button loading>{t(texts.pending)}</Button>
          <Keys shortcut="Ctrl+K" />
          <VoiceLine />
          <VoiceLine moving />
        </div>
      </ShowcaseSection>
      <ShowcaseSection title={t(texts.notices)}>
        <div className={styles.row}>
          {kinds.map((kind) => (
            <Button key={kind} variant="default" onClick={() => notify(kind, t(said[kind]))}>
              {t(said[kind])}
            </Button>
          ))}
        </div>
      </ShowcaseSection>
    </>
  );
}

export function ShowcaseStates() {
  const { t } = useTexts();
  return (
    <ShowcaseSection title={t(texts.states)}>
      <div className={styles.row}>
        <StateChip kind="ok" label={t(texts.ready)} />
        <StateChip kind="warn" label={t(texts.toConfirm)} />
        <StateChip kind="err" label={t(texts.failed)} />
        <StateChip kind="spot" label={t(texts.writing)} moving />
        <StateChip kind="brand" label={t(texts.sample)} />
        <StateChip kind="info" label={t(texts.note)} />
        <StateChip kind="muted" label={t(texts.noScript)} />
      </div>
    </ShowcaseSection>
  );
}

export function ShowcaseJobs() {
  const { t } = useTexts();
  const jobTexts = {
    waiting: t(texts.waiting),
    running: t(texts.running),
    complete: t(texts.complete),
    failed: t(texts.notDone),
    cancelled: t(texts.cancelled),
    cancel: t(texts.cancel),
    retry: t(texts.retry),
  };
  const say = (name: string) => () => notify('info', t(texts.chosen, { name }));
  const common = { texts: jobTexts, onCancel: say(jobTexts.cancel), onRetry: say(jobTexts.retry) };
  const [parse, write, video] = [t(texts.jobParse), t(texts.jobWrite), t(texts.jobExport)];
  return (
    <ShowcaseSection title={t(texts.jobs)}>
      <div className={styles.two}>
        <Card title={t(texts.running)}>
          <ul className={styles.jobs}>
            <JobRow title={parse} state="waiting" {...common} />
            <JobRow title={write} detail={t(texts.jobAbout)} state="running" progress={0.42} {...common} />
            <JobRow title={parse} state="complete" {...common} />
            <JobRow title={video} state="failed" reason={t(texts.jobReason)} {...common} />
            <JobRow title={video} state="cancelled" {...common} />
          </ul>
          <ProgressBar label={write} />
          <ProgressBar label={parse} value={0.7} kind="brand" />
        </Card>
        <Card title={t(texts.loading)}>
          <Skeleton width="40%" height={24} />
          <Skeleton />
          <Skeleton width="80%" />
          <Skeleton height={120} />
        </Card>
      </div>
    </ShowcaseSection>
  );
}

export function ShowcaseEmpties() {
  const { t } = useTexts();
  const errorTexts = useTableTexts({ errorTitle: t(libraryMessages.loadFailed) });
  return (
    <ShowcaseSection title={t(texts.empties)}>
      <div className={styles.two}>
        <EmptyState title={t(texts.titleEmpty)} text={t(texts.emptyText)}>
          <Button>{t(texts.primary)}</Button>
        </EmptyState>
        <LoadError error={new Error(t(texts.tableErrorText))} texts={errorTexts} onRetry={() => undefined} />
      </div>
    </ShowcaseSection>
  );
}
