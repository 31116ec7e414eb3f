// Edit Photo Details: title, tags and comment of a picture, and what is drawn on it, written on it or cropped from it (specification 1 §2, §9).
import { useEffect, useRef, useState } from 'react';
import { Save, Undo2 } from 'lucide-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { extensionOf } from '@lotline/schema/domain/attachment/file-types';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Segments } from '@lotline/shared-ui/components/Field/Segments';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import { useSendOnce } from '@lotline/web-session/react/use-send-once';
import { putBytes } from '@lotline/web-session/uploads/put-bytes';
import type { JobFile } from '../files-of-job.ts';
import { drawScene } from './draw-scene.ts';
import { savePhoto, titleWithoutEnding, type PhotoDetails } from './save-photo.ts';
import { MAX_MARK_TEXT, type Edit, type Edits } from './scene.ts';
import { useDrawing, type Tool } from './use-drawing.ts';
import { useLoadedPicture, type LoadedPicture } from './use-loaded-picture.ts';
import styles from './PhotoEditor.module.css';

interface PhotoEditorProps {
  readonly constructionId: number;
  readonly picture: JobFile;
  readonly onClose: () => void;
}

const MAX_TITLE = 200;
const MAX_TAGS = 500;
const MAX_COMMENTS = 4000;

export default function PhotoEditor({ constructionId, picture, onClose }: PhotoEditorProps) {
  const { picture: loaded, problem } = useLoadedPicture(picture.url);
  const [details, setDetails] = useState<PhotoDetails>({
    title: titleWithoutEnding(picture.title),
    tags: picture.tags ?? '',
    comments: picture.comments ?? '',
  });
  const [edits, setEdits] = useState<Edits>([]);
  const canvas = useRef<HTMLCanvasElement>(null);
  const saving = useSaving({ constructionId, picture, onSaved: onClose });
  const isChanged = edits.length > 0 || titleWithoutEnding(picture.title) !== details.title || hasOtherWords(picture, details);
  const save = () => {
    if (loaded !== null) saving.mutate({ details, edits, canvas: canvas.current, loaded });
  };
  const refusal = refusalOf({ isChanged, details, isLoaded: loaded !== null });
  return (
    <Sheet
      title="Edit Photo Details"
      subtitle={picture.title}
      unsaved={isChanged && !saving.isPending}
      busy={saving.isPending}
      onClose={onClose}
      onSubmit={() => refusal === undefined && save()}
      footer={
        <Button kind="primary" wide type="submit" icon={Save} busy={saving.isPending} refusedBecause={refusal} reason="onPress">
          Save
        </Button>
      }
    >
      {saving.error === null ? null : <Banner tone="bad">{saving.error.message}</Banner>}
      {problem === null ? null : <Banner tone="bad">{problem}</Banner>}
      {loaded === null ? (
        problem === null && <Progress label="Loading the picture" />
      ) : (
        <DrawingBoard canvas={canvas} loaded={loaded} title={picture.title} edits={edits} setEdits={setEdits} />
      )}
      <div className={styles.fields}>
        <TextField label="Title" value={details.title} maxLength={MAX_TITLE} onChange={(title) => setDetails({ ...details, title })} />
        <TextField
          label="Tags"
          hint="Separate several with ;"
          value={details.tags}
          maxLength={MAX_TAGS}
          onChange={(tags) => setDetails({ ...details, tags })}
        />
        <TextArea
          label="Description/Comments"
          value={details.comments}
          maxLength={MAX_COMMENTS}
          onChange={(comments) => setDetails({ ...details, comments })}
        />
      </div>
    </Sheet>
  );
}

const hasOtherWords = (picture: JobFile, { tags, comments }: PhotoDetails): boolean =>
  (picture.tags ?? '') !== tags || (picture.comments ?? '') !== comments;

interface Savable {
  readonly isChanged: boolean;
  readonly details: PhotoDetails;
  readonly isLoaded: boolean;
}

function refusalOf({ isChanged, details, isLoaded }: Savable): string | undefined {
  if (details.title.trim() === '') return 'Give the photo a title.';
  if (/[/\\]/.test(details.title)) return 'The title cannot contain a slash.';
  if (!isLoaded) return 'The picture has not loaded yet.';
  return isChanged ? undefined : 'Nothing has been changed yet.';
}

interface Saved {
  readonly details: PhotoDetails;
  readonly edits: Edits;
  readonly canvas: HTMLCanvasElement | null;
  readonly loaded: LoadedPicture;
}

interface SavingOf {
  readonly constructionId: number;
  readonly picture: JobFile;
  readonly onSaved: () => void;
}

function useSaving({ constructionId, picture, onSaved }: SavingOf) {
  const { calls } = usePlatform();
  const sendOnce = useSendOnce();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ details, edits, canvas, loaded }: Saved) => {
      // with nothing drawn the picture stays as fine as it is: its own bytes go with the new words
      const isDrawn = edits.length > 0 && canvas !== null;
      const bytes = isDrawn ? await pngOf(canvas) : loaded.bytes;
      const extension = isDrawn ? 'png' : extensionOf(picture.key);
      await sendOnce([picture.id, details, edits], (clientId) =>
        savePhoto({ rest: calls.rest, put: putBytes }, { attachmentId: picture.id, clientId, details, bytes, extension }),
      );
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: keys.construction(constructionId) });
      onSaved();
    },
  });
}

const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The picture could not be saved on this device.')) : resolve(blob)),
      'image/png',
    ),
  );

const TOOLS = [
  { value: 'pen', label: 'Draw' },
  { value: 'arrow', label: 'Arrow' },
  { value: 'text', label: 'Text' },
  { value: 'crop', label: 'Crop' },
];
const COLOURS = [
  { value: '#ffc23d', label: 'Yellow' },
  { value: '#e5484d', label: 'Red' },
  { value: '#ffffff', label: 'White' },
  { value: '#000000', label: 'Black' },
];
const HINTS: Readonly<Record<Tool, string>> = {
  pen: 'Draw on the picture with a finger or the mouse.',
  arrow: 'Drag an arrow to what it points at.',
  text: 'Write the text, then tap where it goes.',
  crop: 'Drag a frame around the part to keep.',
};

interface BoardProps {
  readonly canvas: React.RefObject<HTMLCanvasElement | null>;
  readonly loaded: LoadedPicture;
  readonly title: string;
  readonly edits: Edits;
  readonly setEdits: (edits: Edits) => void;
}

function DrawingBoard({ canvas, loaded, title, edits, setEdits }: BoardProps) {
  const [tool, setTool] = useState<Tool>('pen');
  const [colour, setColour] = useState('#ffc23d');
  const [text, setText] = useState('');
  const { image } = loaded;
  const size = { width: image.width, height: image.height };
  const add = (edit: Edit) => setEdits([...edits, edit]);
  const { growing, shown, inTheMiddle, handlers } = useDrawing({ canvas, size, edits, tool, colour, text, add });
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context !== null && context !== undefined) {
      drawScene(context, { picture: image, size: { width: image.width, height: image.height }, edits, growing });
    }
  }, [canvas, image, edits, growing, shown.width]);
  return (
    <div className={styles.board}>
      <canvas
        ref={canvas}
        className={styles.canvas}
        width={shown.width}
        height={shown.height}
        role="img"
        aria-label={`${title}, ${edits.length === 1 ? '1 change' : `${String(edits.length)} changes`}. ${HINTS[tool]}`}
        {...handlers}
      />
      <Segments label="Tool" hideLabel value={tool} options={TOOLS} onChange={(value) => setTool(value as Tool)} />
      {tool === 'crop' ? null : <Segments label="Colour" hideLabel value={colour} options={COLOURS} onChange={setColour} />}
      {tool !== 'text' ? null : (
        <div className={styles.text}>
          <TextField label="Text" value={text} maxLength={MAX_MARK_TEXT} onChange={setText} />
          <Button disabled={text.trim() === ''} onClick={() => add({ kind: 'text', colour, at: inTheMiddle(), text: text.trim() })}>
            Put it in the middle
          </Button>
        </div>
      )}
      <Button icon={Undo2} disabled={edits.length === 0} onClick={() => setEdits(edits.slice(0, -1))}>
        Undo
      </Button>
    </div>
  );
}
