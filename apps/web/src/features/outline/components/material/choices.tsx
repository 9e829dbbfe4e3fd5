import { pageCountOptions, projectLimits } from '@app/contract/project/limits.ts';
import type { Project } from '@app/contract/project/schema.ts';
import { type SceneId, sceneIds } from '@app/contract/project/states/scene.ts';
import {
  IconAtom,
  IconBalloon,
  IconCertificate,
  IconHeartHandshake,
  type IconProps,
  IconPackage,
  IconReportAnalytics,
  IconRocket,
  IconSchool,
  IconSpeakerphone,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { ChoiceTiles } from '../../../../components/choice-tiles.tsx';
import { RadioTile } from '../../../../components/radio-tile.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import type { MaterialChange } from '../../api.ts';
import styles from './material.module.css';
import { materialTexts as texts, sceneTexts } from './messages.ts';

const icons: Readonly<Record<SceneId, ComponentType<IconProps>>> = {
  teaching: IconSchool,
  training: IconCertificate,
  report: IconReportAnalytics,
  product: IconPackage,
  sales: IconHeartHandshake,
  pitch: IconRocket,
  speech: IconSpeakerphone,
  science: IconAtom,
  children: IconBalloon,
};

type Props = { project: Project; onChange: (change: MaterialChange) => void };

/** What the talk is for. */
export function SceneChoice({ project, onChange }: Props) {
  const { t } = useTexts();
  return (
    <ChoiceTiles
      label={t(texts.scene)}
      value={project.sceneId}
      choices={sceneIds.map((value) => ({
        value,
        title: t(sceneTexts[value].name),
        text: t(sceneTexts[value].about),
        icon: icons[value],
      }))}
      onChoose={(sceneId) => onChange({ sceneId })}
    />
  );
}

type Option<V> = { value: V; label: string };
type ChipsProps<V> = { label: string; options: readonly Option<V>[]; value: V; onChoose: (value: V) => void };

/** A few short choices in a row. */
function Chips<V extends number | null>({ label, options, value, onChoose }: ChipsProps<V>) {
  return (
    <fieldset className={styles.chips}>
      <legend>{label}</legend>
      {options.map((option) => (
        <RadioTile
          key={option.label}
          group={label}
          className={styles.chip}
          checked={option.value === value}
          onChoose={() => onChoose(option.value)}
        >
          {option.label}
        </RadioTile>
      ))}
    </fieldset>
  );
}

/** How many pages, and how long. */
export function SizeChoice({ project, onChange }: Props) {
  const { t } = useTexts();
  return (
    <div className={styles.sizes}>
      <Chips<Project['pageNumber']>
        label={t(texts.pages)}
        value={project.pageNumber}
        options={[
          { value: projectLimits.pageNumberAuto, label: t(texts.auto) },
          ...pageCountOptions.map(({ from, to }) => ({ value: from, label: t(texts.range, { from, to }) })),
        ]}
        onChoose={(pageNumber) => onChange({ pageNumber })}
      />
      <Chips<Project['lengthMinutes']>
        label={t(texts.length)}
        value={project.lengthMinutes}
        options={[
          { value: null, label: t(texts.free) },
          ...projectLimits.presentationMinutes.map((count) => ({
            value: count,
            label: t(texts.minutes, { count }),
          })),
        ]}
        onChoose={(lengthMinutes) => onChange({ lengthMinutes })}
      />
    </div>
  );
}
