import type { Message } from '@app/contract/base/messages.ts';
import type { ElementType } from '@app/deck/element-type.ts';
import type { Elements } from '@app/deck/element.ts';
import type { IconProps } from '@tabler/icons-react';
import type { ComponentType } from 'react';

/** What the editor knows of a kind of element. */
export type Kind<Type extends ElementType> = {
  name: Message;
  icon: ComponentType<IconProps>;
  /** The fields of the chosen elements, which are all of this kind. Absent: it has none besides those of every element. */
  Panel?: ComponentType<{ elements: readonly Elements[Type][] }>;
};
