// A button that is only an icon: its words are for readers and the tooltip.
import type { ComponentProps } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { classes } from '../../styles/classes.tsx';
import { iconButtonClass } from './icon-button-class.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly size?: 'm' | 'l' | undefined;
}

export function IconButton({ icon, label, size = 'm', type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={classes(iconButtonClass, className)} aria-label={label} title={label}>
      <Icon of={icon} size={size} />
    </button>
  );
}
