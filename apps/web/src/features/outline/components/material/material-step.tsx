import { helperWorks } from '@app/contract/helper/limits.ts';
import { materialsGuidance } from '@app/contract/helper/states/guidance.ts';
import type { OutlineState } from '@app/contract/outline/schema.ts';
import { projectLimits } from '@app/contract/project/limits.ts';
import { projectMessages } from '@app/contract/project/messages.ts';
import type { Project } from '@app/contract/project/schema.ts';
import { type ReactNode, useId, useState } from 'react';
import { ButtonLink } from '../../../../components/button-link.tsx';
import { Button } from '../../../../components/button.tsx';
import { SegmentedControl } from '../../../../components/segmented-control.tsx';
import { TextArea } from '../../../../components/text-field.tsx';
import { formatNumber } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { useUpgradePath } from '../../../../lib/upgrade-path.ts';
import { useGuidance, useHelperTarget } from '../../../helper/api.ts';
import { type MaterialChange, useChangeMaterial, useDraw, useImportDeck } from '../../api.ts';
import { outlineTexts } from '../../messages.ts';
import { drawSeconds, stepAt, type Way, wayOf } from '../../rules.ts';
import { BottomBar } from '../bottom-bar.tsx';
import { ReplaceDialog } from '../replace-dialog.tsx';
import { SaveSign } from '../save-sign.tsx';
import { useMeans } from '../use-means.ts';
import { SceneChoice, SizeChoice } from './choices.tsx';
import { type DeckUse, DeckWay } from './deck-way.tsx';
import { DocumentField } from './document-field.tsx';
import styles from './material.module.css';
import { materialTexts as texts } from './messages.ts';
import { useText } from './use-text.ts';

type Props = {
  project: Project;
  outline: OutlineState;
  credits: number | undefined;
  onStep: (step: 1 | 2) => void;
};

/** Step 1: what the talk is made from, what it is for, and how long it shall be. */
export function MaterialStep({ project, outline, credits, onStep }: Props) {
  const { t } = useTexts();
  const change = useChangeMaterial(project.id);
  const way = wayOf(project);
  const text = useText(project.id, project.docText ?? '', (docText) =>
    change.mutateAsync({ docText: docText === '' ? null : docText, menu: 'text' }),
  );
  const [use, setUse] = useState<DeckUse>({ isDirect: false, notes: true });
  const [hasCounted, setHasCounted] = useState(project.pageNumber !== projectLimits.pageNumberAuto);
  const hasMaterial = way === 'text' ? text.text.trim() !== '' : project.docId !== null;
  const isDeck = way === 'document' && project.docType === 'pptx';
  const step = materialsGuidance({
    hasMaterials: hasMaterial,
    hasScene: project.sceneId !== null,
    hasPageCount: hasCounted,
  });
  useGuidance(step);
  const choose = (chosen: MaterialChange) => {
    if (chosen.pageNumber !== undefined) setHasCounted(true);
    change.mutate(chosen);
  };
  const isDirect = isDeck && use.isDirect;
  return (
    <div className={styles.step}>
      <SaveSign
        state={change.isPending ? 'saving' : change.isError ? 'failed' : text.state}
        reason={change.error?.message ?? ''}
        onRetry={() =>
          void (change.isError && change.variables ? change.mutate(change.variables) : text.flush())
        }
      />
      <Part target="contentMaterials" title={t(texts.content)}>
        <SegmentedControl
          aria-label={t(texts.way)}
          value={way}
          onChange={(value) => choose({ menu: value === 'text' ? 'text' : 'document' })}
          data={[
            { value: 'document', label: t(texts.document) },
            { value: 'text', label: t(texts.text) },
          ]}
        />
        {way === 'document' ? (
          <DocumentField
            project={project}
            onSent={(docId) => change.mutateAsync({ docId, menu: 'document' })}
          />
        ) : (
          <TextMaterial text={text.text} onText={text.edit} onLeave={() => void text.flush()} />
        )}
        {isDeck ? <DeckWay use={use} onChange={setUse} /> : null}
      </Part>
      {isDirect ? null : (
        <>
          <Part target="sceneSelection" title={t(texts.scene)}>
            <SceneChoice project={project} onChange={choose} />
          </Part>
          <Part target="artboardPages">
            <SizeChoice project={project} onChange={choose} />
          </Part>
        </>
      )}
      {isDirect ? (
        <DirectBar project={project} credits={credits} notes={use.notes} />
      ) : (
        <DrawBar
          project={project}
          outline={outline}
          credits={credits}
          way={way}
          hasMaterial={hasMaterial}
          flush={text.flush}
          onStep={onStep}
        />
      )}
    </div>
  );
}

type PartProps = {
  target: 'contentMaterials' | 'sceneSelection' | 'artboardPages';
  title?: string;
  children: ReactNode;
};

/** A part of the step that the helper can point at. */
function Part({ target, title, children }: PartProps) {
  const { props, tip } = useHelperTarget(target);
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={title === undefined ? undefined : id} {...props}>
      {title === undefined ? null : <h2 id={id}>{title}</h2>}
      {children}
      {tip}
    </section>
  );
}

type TextProps = { text: string; onText: (text: string) => void; onLeave: () => void };

function TextMaterial({ text, onText, onLeave }: TextProps) {
  const { t, language } = useTexts();
  const { max } = projectLimits.text;
  const isLong = text.length > max;
  return (
    <div className={styles.text}>
      <TextArea
        label={t(texts.textLabel)}
        hint={t(texts.textHint)}
        {...(isLong ? { error: t(projectMessages.textTooLong) } : {})}
        rows={12}
        value={text}
        data-saves-itself
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        onBlur={onLeave}
      />
      <small className={styles.counter} data-long={isLong}>
        {t(texts.counter, { count: formatNumber(text.length, language), max: formatNumber(max, language) })}
      </small>
    </div>
  );
}

type DrawProps = Props & { way: Way; hasMaterial: boolean; flush: () => Promise<boolean> };

const { uses } = helperWorks.outline;

/** What an outline costs, and its beginning. */
function DrawBar({ project, outline, credits, way, hasMaterial, flush, onStep }: DrawProps) {
  const { t } = useTexts();
  const upgradePath = useUpgradePath();
  const costId = useId();
  const means = useMeans(credits);
  const change = useChangeMaterial(project.id);
  const draw = useDraw(project.id);
  const [isAsking, setIsAsking] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const isMade = outline.outline !== null;

  async function start(): Promise<void> {
    if (!(await flush())) return;
    try {
      if (project.menu !== way) await change.mutateAsync({ menu: way });
      await draw.mutateAsync();
      await change.mutateAsync({ step: stepAt(project, 2) });
    } catch {
      // The bar says why.
    }
  }
  const begin = () => {
    setIsMissing(!hasMaterial);
    if (!hasMaterial) return;
    if (isMade) setIsAsking(true);
    else void start();
  };
  const missing = isMissing && !hasMaterial ? t(projectMessages.materialsMissing) : '';
  return (
    <BottomBar
      costId={costId}
      refusal={missing || (draw.error?.message ?? '')}
      cost={[
        t(outlineTexts.costOutline, { uses, now: means.uses ?? '…', seconds: drawSeconds(way) }),
        t(outlineTexts.costLater, { credits: projectLimits.priceCredits, uses: helperWorks.deck.uses }),
      ]}
    >
      {isMade ? (
        <Button variant="default" size="md" onClick={() => onStep(2)}>
          {t(outlineTexts.toOutline)}
        </Button>
      ) : null}
      {means.lacksUses(uses) ? (
        <ButtonLink to={upgradePath} size="md">
          {t(outlineTexts.getUses)}
        </ButtonLink>
      ) : (
        <Button size="md" aria-describedby={costId} loading={draw.isPending} onClick={begin}>
          {t(isMade ? outlineTexts.drawAgain : outlineTexts.draw)}
        </Button>
      )}
      {isAsking ? <ReplaceDialog onConfirm={start} onClose={() => setIsAsking(false)} /> : null}
    </BottomBar>
  );
}

type DirectProps = { project: Project; credits: number | undefined; notes: boolean };

/** A deck becomes slides as it is. */
function DirectBar({ project, credits, notes }: DirectProps) {
  const { t, language } = useTexts();
  const upgradePath = useUpgradePath();
  const costId = useId();
  const means = useMeans(credits);
  const read = useImportDeck(project.id);
  const price = projectLimits.priceCredits;
  return (
    <BottomBar
      costId={costId}
      refusal={read.error?.message ?? ''}
      cost={[
        t(outlineTexts.costDirect, {
          credits: price,
          now: credits === undefined ? '…' : formatNumber(credits, language),
        }),
      ]}
    >
      {means.lacksCredits(price) ? (
        <ButtonLink to={upgradePath} size="md">
          {t(outlineTexts.getCredits)}
        </ButtonLink>
      ) : (
        <Button
          size="md"
          aria-describedby={costId}
          loading={read.isPending}
          onClick={() => read.mutate({ docId: project.docId ?? '', notesAsScript: notes })}
        >
          {t(texts.read, { credits: price })}
        </Button>
      )}
    </BottomBar>
  );
}
