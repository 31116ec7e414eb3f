// Documents in their folders, each a link: native disclosures, so keyboard and find-in-page work by themselves.
import { FileText, Folder as FolderSign } from 'lucide-react';
import { formatBytes } from '@lotline/schema/domain/attachment/attachment.rules';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import type { DocumentFolder } from '../files-of-job.ts';
import styles from './FolderTree.module.css';

export function FolderTree({ folders }: { readonly folders: readonly DocumentFolder[] }) {
  if (folders.length === 0) return null;
  return (
    <ul className={styles.tree} aria-label="Documents">
      {folders.map((folder) => (
        <FolderRow key={folder.path} folder={folder} />
      ))}
    </ul>
  );
}

function FolderRow({ folder }: { readonly folder: DocumentFolder }) {
  return (
    <li>
      <details className={styles.folder} open={folder.count <= 5}>
        <summary>
          <Icon of={FolderSign} />
          {folder.name}
          <span className={styles.end}>{folder.count === 1 ? '1 file' : `${String(folder.count)} files`}</span>
        </summary>
        <ul>
          {folder.folders.map((inside) => (
            <FolderRow key={inside.path} folder={inside} />
          ))}
          {folder.files.map((file) => (
            <li key={file.id}>
              <a className={styles.file} href={file.url ?? undefined} target="_blank" rel="noreferrer">
                <Icon of={FileText} />
                <span className={styles.name}>{file.title}</span>
                <span className={styles.end}>{formatBytes(file.sizeBytes)}</span>
              </a>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
