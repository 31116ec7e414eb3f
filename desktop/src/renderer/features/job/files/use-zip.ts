// Several files as one archive: the server answers a signed address, and the browser saves what comes from it.
import { useMutation } from '@tanstack/react-query';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { usePlatform } from '@lotline/web-session/react/platform-context';

interface Zip {
  readonly url: string;
}

/** @param ids null: all files of the job. */
export function useZip(constructionId: number) {
  const { calls, files } = usePlatform();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: (ids: readonly number[] | null) =>
      calls.rest<Zip>('/api/attachments/zip', { method: 'POST', body: { constructionId, ids } }),
    onSuccess: ({ url }) => files.fetch(url),
    onError: (problem) => toast.error(problem.message),
  });
  return { save: mutate, isBusy: isPending };
}
