import type { Project } from '@app/contract/project/schema.ts';
import { useMemo } from 'react';
import { ProgressBar } from '../../../../components/progress-bar.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { useDesign, usePages } from '../page/desk-calls.ts';
import { stagedPages } from '../staged-pages.ts';
import styles from './export-dialog.module.css';
import { exportTexts as texts } from './messages.ts';
import {
  type PictureScale,
  pictureScales,
  pictureSize,
  type PictureType,
  pictureTypes,
} from './picture-rules.ts';
import { SavePictures } from './save-pictures.tsx';

/** Which pages become pictures, and what kind. */
export type PictureWish = { page: string; type: PictureType; scale: PictureScale };

/** All pages, as PNG for a screen. */
export const usualPictures: PictureWish = { page: '', type: 'png', scale: 1 };

type Props = {
  project: Project;
  wish: PictureWish;
  onChange: (wish: PictureWish) => void;
  /** How many are done while they are being saved; undefined otherwise. */
  done: number | undefined;
  onPage: (done: number) => void;
  onDone: (error?: unknown) => void;
};

/** What can be said about pictures, and the making of them. */
export function PictureChoice({ project, wish, onChange, done, onPage, onDone }: Props) {
  const { t } = useTexts();
  const { viewport } = project;
  const { data: pages } = usePages(project.id);
  const { data: design } = useDesign(project, pages !== undefined);
  const shown = useMemo(
    () =>
      pages && design
        ? stagedPages(pages, { design, viewport, layout: undefined }).filter(({ page }) => !page.hidden)
        : undefined,
    [pages, design, viewport],
  );
  const chosen = useMemo(
    () => shown?.filter(({ page }) => wish.page === '' || page.id === wish.page),
    [shown, wish.page],
  );
  const { width, height } = pictureSize(viewport);
  const pageOptions = (shown ?? []).map(
    ({ page, number }) => [page.id, t(texts.onePage, { number: number ?? 0 })] as const,
  );
  const scaleOf = (value: string) => pictureScales.find((each) => String(each) === value) ?? 1;
  return (
    <div className={styles.pictures}>
      <SelectField
        label={t(texts.picturePages)}
        value={wish.page}
        options={[['', t(texts.allPages)], ...pageOptions]}
        onChange={({ currentTarget }) => onChange({ ...wish, page: currentTarget.value })}
      />
      <SelectField
        label={t(texts.pictureType)}
        value={wish.type}
        options={pictureTypes.map((type) => [type, type.toUpperCase()] as const)}
        onChange={({ currentTarget }) =>
          onChange({ ...wish, type: pictureTypes.find((type) => type === currentTarget.value) ?? 'png' })
        }
      />
      <SelectField
        label={t(texts.pictureScale)}
        value={String(wish.scale)}
        options={pictureScales.map(
          (scale) => [String(scale), `${width * scale} × ${height * scale}`] as const,
        )}
        onChange={({ currentTarget }) => onChange({ ...wish, scale: scaleOf(currentTarget.value) })}
      />
      {done !== undefined && shown && chosen ? (
        <>
          <p className={styles.drawing} role="status">
            {t(texts.drawing, { done, total: chosen.length })}
          </p>
          <ProgressBar label={t(texts.pictures)} value={done / chosen.length} kind="brand" />
          <SavePictures
            project={project}
            pages={chosen}
            total={shown.length}
            type={wish.type}
            scale={wish.scale}
            onPage={onPage}
            onDone={onDone}
          />
        </>
      ) : null}
    </div>
  );
}
