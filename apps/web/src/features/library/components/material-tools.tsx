import { uploadLimits } from '@app/contract/upload/limits.ts';
import { type MaterialKind, materialKinds } from '@app/contract/upload/states/kind.ts';
import { ListBar, ListOrder, ListTabs } from '../../../components/list-bar.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { useTexts } from '../../../lib/texts.ts';
import type { useMaterialView } from '../hooks.ts';
import { libraryMessages as texts } from '../messages.ts';

const kinds = { picture: texts.pictures, video: texts.videos, audio: texts.sounds };
// All materials of a list are of one kind: their types tell nothing.
const orders = [
  ['createdAt', texts.date],
  ['name', texts.name],
  ['size', texts.size],
] as const;

type View = ReturnType<typeof useMaterialView>;
type Props = { view: View[0]; onView: View[1]; find: string; onFind: (find: string) => void };

/** Above the materials: which kind, which names, in what order. */
export function MaterialTools({ view, onView, find, onFind }: Props) {
  const { t } = useTexts();
  return (
    <ListBar>
      <MaterialTabs kind={view.kind} onKind={(kind) => onView({ kind })} />
      <SearchField label={t(texts.find)} maxLength={uploadLimits.search.max} value={find} onChange={onFind} />
      <ListOrder
        value={view}
        orders={orders.map(([name, label]) => [name, t(label)])}
        texts={{
          sortBy: t(texts.sortBy),
          ascending: t(texts.ascending),
          descending: t(texts.descending),
        }}
        onChange={onView}
      />
    </ListBar>
  );
}

type TabsProps = { kind: MaterialKind; onKind: (kind: MaterialKind) => void };

/** Which kind of material is looked at. */
export function MaterialTabs({ kind, onKind }: TabsProps) {
  const { t } = useTexts();
  return (
    <ListTabs
      label={t(texts.kinds)}
      tabs={materialKinds.map((each) => [each, t(kinds[each])])}
      value={kind}
      onChange={onKind}
    />
  );
}
