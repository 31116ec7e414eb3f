// The submitted lines; below the one that the person stands on, its evidence and its form.
import { Fragment } from 'react';
import type { Draft, Editing, ShownLine } from './decisions.ts';
import { LineDetail } from './LineDetail.tsx';
import { LineRow } from './LineRow.tsx';
import type { Photo } from './review-data.ts';
import type { MissingPhotos } from './use-missing-photos.ts';
import { classes } from '@lotline/shared-ui/styles/classes';
import styles from './Lines.module.css';

interface LinesTableProps {
  readonly lines: readonly ShownLine[];
  readonly at: number;
  readonly editing: Editing;
  readonly seesMoney: boolean;
  readonly mayReview: boolean;
  /** The job has ended. */
  readonly isOver: boolean;
  readonly groupName: string;
  readonly photos: readonly Photo[];
  readonly missingPhotos: MissingPhotos;
  readonly onChoose: (place: number) => void;
  readonly onApprove: (place: number) => void;
  readonly onEdit: (place: number, what: Editing) => void;
  readonly onDecided: (line: ShownLine, decision: Omit<Draft, 'version'>) => void;
  readonly onPhoto: (place: number) => void;
}

export function LinesTable(props: LinesTableProps) {
  const { lines, at, editing, seesMoney, mayReview, isOver, groupName, photos, missingPhotos } = props;
  const { onChoose, onApprove, onEdit, onDecided, onPhoto } = props;
  return (
    <div className={styles.wrap} tabIndex={0} role="region" aria-label="Submitted lines">
      <table className={classes(styles.lines, seesMoney && styles.withMoney)}>
        <thead>
          <tr>
            <th scope="col">Code</th>
            <th scope="col">Item</th>
            <th scope="col">Unit</th>
            <th scope="col" className={styles.num}>
              Planned
            </th>
            <th scope="col" className={styles.num}>
              Done
            </th>
            <th scope="col" className={styles.num}>
              Variance
            </th>
            {seesMoney ? (
              <>
                <th scope="col" className={styles.num}>
                  Rate
                </th>
                <th scope="col" className={styles.num}>
                  Ex GST
                </th>
              </>
            ) : null}
            <th scope="col">Reason from the field</th>
            <th scope="col">Decision</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => (
            <Fragment key={line.item.id}>
              <LineRow
                line={line}
                isHere={place === at}
                isEdited={place === at && editing !== null}
                seesMoney={seesMoney}
                mayReview={mayReview}
                isOver={isOver}
                onChoose={() => onChoose(place)}
                onApprove={() => onApprove(place)}
                onEdit={(what) => onEdit(place, what)}
              />
              {place === at ? (
                <tr className={styles.detail}>
                  <td colSpan={seesMoney ? 10 : 8}>
                    <LineDetail
                      key={`${String(line.item.id)} ${editing ?? ''}`}
                      line={line}
                      editing={editing}
                      groupName={groupName}
                      photos={photos}
                      missingPhotos={missingPhotos}
                      onSave={(decision) => onDecided(line, decision)}
                      onBack={() => onEdit(place, null)}
                      onPhoto={onPhoto}
                    />
                  </td>
                </tr>
              ) : null}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
