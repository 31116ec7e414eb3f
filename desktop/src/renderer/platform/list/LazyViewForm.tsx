// The form of a view, loaded with the panel of views that holds it.
import { lazyPart } from '../frame/lazy-part.tsx';

export const ViewForm = lazyPart(async () => ({ default: (await import('./ViewForm.tsx')).ViewForm }));
