import { uploadLimits } from '@app/contract/upload/limits.ts';
import type { MaterialKind } from '@app/contract/upload/states/kind.ts';
import { IconUpload } from '@tabler/icons-react';
import { FileButton } from '../../../components/file-button.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { libraryMessages as texts } from '../messages.ts';
import { materialsToChoose } from '../rules.ts';

type Props = {
  kind: MaterialKind;
  find: string;
  onFind: (find: string) => void;
  onFiles: (files: readonly File[]) => void;
};

/** Where a material is wanted: one of mine is searched for, or brought from this computer. */
export function FindOrBring({ kind, find, onFind, onFiles }: Props) {
  const { t } = useTexts();
  return (
    <>
      <SearchField label={t(texts.find)} maxLength={uploadLimits.search.max} value={find} onChange={onFind} />
      <FileButton
        label={t(texts.upload)}
        icon={<IconUpload size={18} stroke={1.6} />}
        accept={materialsToChoose(kind)}
        onFiles={onFiles}
      />
    </>
  );
}
