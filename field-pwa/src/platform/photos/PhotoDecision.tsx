// What a person decides about a photo that needs them, wherever it is shown: it is sent (again), or removed from this phone, which asks first.
import { useState } from 'react';
import { Check, RotateCw, Trash2 } from 'lucide-react';
import { isDoubtful } from '@lotline/schema/domain/attachment/photo-sync';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import layout from '@lotline/shared-ui/styles/layout.module.css';
import { useBackClosesSheet } from '../frame/use-back-closes-sheet.ts';
import type { Photo } from './photo-record.ts';
import { usePhotos } from './photos-context.ts';

export function PhotoDecision({ photo }: { readonly photo: Photo }) {
  const { askAgain } = usePhotos();
  const [isRemoving, setRemoving] = useState(false);
  const asks = isDoubtful(photo.sync);
  return (
    <div className={layout.row}>
      <Button tight icon={asks ? Check : RotateCw} onClick={() => void askAgain(photo.id)}>
        {asks ? 'Photo is ok' : 'Try again'}
      </Button>
      <Button tight icon={Trash2} onClick={() => setRemoving(true)}>
        Remove
      </Button>
      {isRemoving ? <RemovePhotoSheet photo={photo} onClose={() => setRemoving(false)} /> : null}
    </div>
  );
}

function RemovePhotoSheet({ photo, onClose }: { readonly photo: Photo; readonly onClose: () => void }) {
  const { remove } = usePhotos();
  useBackClosesSheet(true);
  const act = () => {
    onClose();
    void remove(photo.id);
  };
  const footer = (
    <>
      <Button kind="danger" onClick={act}>
        Remove “{photo.name}”
      </Button>
      <Button kind="text" data-autofocus="" onClick={onClose}>
        Go back
      </Button>
    </>
  );
  return (
    <Sheet title="Remove this photo?" subtitle={photo.about ?? undefined} footer={footer} onClose={onClose}>
      <p>The office does not have it. It is deleted from this phone for good.</p>
    </Sheet>
  );
}
