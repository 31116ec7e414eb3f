// List or board, in the title row.
import { Segments } from '@lotline/shared-ui/components/Field/Segments';
import { SHAPES, type Shape } from './use-shape.ts';
import styles from './ShapeSwitch.module.css';

export function ShapeSwitch({ shape, onChoose }: { readonly shape: Shape; readonly onChoose: (shape: string) => void }) {
  return (
    <div className={styles.switch}>
      <Segments label="Show as" hideLabel value={shape} options={SHAPES} onChange={onChoose} />
    </div>
  );
}
