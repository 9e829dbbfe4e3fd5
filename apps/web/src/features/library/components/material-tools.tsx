import { uploadLimits } from '@app/contract/upload/limits.ts';
import { type MaterialKind, materialKinds } from '@app/contract/upload/states/kind.ts';
import { IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import { IconButton } from '../../../components/icon-button.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { SelectBox } from '../../../components/select-box.tsx';
import { useTexts } from '../../../lib/texts.ts';
import type { useMaterialView } from '../hooks.ts';
import { libraryMessages as texts } from '../messages.ts';
import styles from './material-tools.module.css';

const kinds = { picture: texts.pictures, video: texts.videos, audio: texts.sounds };
// All materials of a list are of one kind: their types tell nothing.
const orders = { createdAt: texts.date, name: texts.name, size: texts.size };
const orderNames = Object.keys(orders) as (keyof typeof orders)[];

type View = ReturnType<typeof useMaterialView>;
type Props = { view: View[0]; onView: View[1]; find: string; onFind: (find: string) => void };

/** Above the materials: which kind, which names, in what order. */
export function MaterialTools({ view, onView, find, onFind }: Props) {
  const { t } = useTexts();
  const isDown = view.orderDir === 'desc';
  return (
    <div className={styles.tools}>
      <MaterialTabs kind={view.kind} onKind={(kind) => onView({ kind })} />
      <SearchField label={t(texts.find)} maxLength={uploadLimits.search.max} value={find} onChange={onFind} />
      <div className={styles.order}>
        <SelectBox
          isCompact
          aria-label={t(texts.sortBy)}
          value={view.orderBy}
          options={orderNames.map((order) => [order, t(orders[order])])}
          onChange={({ currentTarget }) => {
            const orderBy = orderNames.find((order) => order === currentTarget.value);
            // Names read from A to Z, times from the newest, sizes from the largest.
            if (orderBy) onView({ orderBy, orderDir: orderBy === 'name' ? 'asc' : 'desc' });
          }}
        />
        <IconButton
          label={t(isDown ? texts.descending : texts.ascending)}
          icon={isDown ? IconSortDescending : IconSortAscending}
          size="large"
          onClick={() => onView({ orderDir: isDown ? 'asc' : 'desc' })}
        />
      </div>
    </div>
  );
}

type TabsProps = { kind: MaterialKind; onKind: (kind: MaterialKind) => void };

/** Which kind of material is looked at. */
export function MaterialTabs({ kind, onKind }: TabsProps) {
  const { t } = useTexts();
  return (
    <fieldset className={styles.tabs}>
      <legend className="only-for-readers">{t(texts.kinds)}</legend>
      {materialKinds.map((each) => (
        <button key={each} type="button" aria-pressed={each === kind} onClick={() => onKind(each)}>
          {t(kinds[each])}
        </button>
      ))}
    </fieldset>
  );
}
