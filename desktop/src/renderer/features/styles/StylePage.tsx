// A style page: which one at the left, its parts beside it. A part that is not there leads to the first of its kind.
import { Navigate, useLocation } from 'react-router-dom';
import { AdminColumns } from '../../platform/admin/AdminColumns.tsx';
import { useTitle } from '../../platform/frame/use-title.ts';
import { ButtonKinds, SquareButtons } from './ButtonsPart.tsx';
import { CardsPart } from './CardsPart.tsx';
import { ChartsPart } from './ChartsPart.tsx';
import { ChoicesPart } from './ChoicesPart.tsx';
import { ColoursPart } from './ColoursPart.tsx';
import { FieldsPart } from './FieldsPart.tsx';
import { FilesPart } from './FilesPart.tsx';
import { FormsPart } from './FormsPart.tsx';
import { IconsPart } from './IconsPart.tsx';
import { ListsPart } from './ListsPart.tsx';
import { BannersPart, ToastsPart } from './NotificationsPart.tsx';
import { PhonePart } from './PhonePart.tsx';
import { ReceiptsPart } from './ReceiptsPart.tsx';
import { RecordsPart } from './RecordsPart.tsx';
import { RowsPart } from './RowsPart.tsx';
import { SheetsPart } from './SheetsPart.tsx';
import { ThemePart } from './ThemePart.tsx';
import { TypePart } from './TypePart.tsx';
import { WidgetsPart } from './WidgetsPart.tsx';
import page from '../../platform/frame/Page.module.css';
import styles from './Styles.module.css';

const PARTS = [
  { to: '/theme', label: 'Theme', Part: ThemePart },
  { to: '/theme/colors', label: 'Colours', Part: ColoursPart },
  { to: '/theme/typography', label: 'Type', Part: TypePart },
  { to: '/base/cards', label: 'Cards and lists', Part: CardsPart },
  { to: '/base/fields', label: 'Fields', Part: FieldsPart },
  { to: '/base/forms', label: 'Forms', Part: FormsPart },
  { to: '/base/choices', label: 'Choices', Part: ChoicesPart },
  { to: '/base/lists', label: 'Lists', Part: ListsPart },
  { to: '/base/rows', label: 'Rows', Part: RowsPart },
  { to: '/base/records', label: 'Records', Part: RecordsPart },
  { to: '/base/files', label: 'Files and messages', Part: FilesPart },
  { to: '/base/phone', label: 'On the phone', Part: PhonePart },
  { to: '/base/receipts', label: 'Receipts and errors', Part: ReceiptsPart },
  { to: '/base/sheets', label: 'Dialogs', Part: SheetsPart },
  { to: '/buttons/kinds', label: 'Buttons', Part: ButtonKinds },
  { to: '/buttons/icons', label: 'Icon buttons', Part: SquareButtons },
  { to: '/icons/used', label: 'Icons', Part: IconsPart },
  { to: '/notifications/banners', label: 'Banners', Part: BannersPart },
  { to: '/notifications/toasts', label: 'Toasts', Part: ToastsPart },
  { to: '/widgets', label: 'Widgets', Part: WidgetsPart },
  { to: '/charts', label: 'Charts', Part: ChartsPart },
] as const;

export function StylePage() {
  const { pathname } = useLocation();
  const shown = PARTS.find(({ to }) => to === pathname);
  const [, kind = ''] = pathname.split('/');
  const first = PARTS.find(({ to }) => to.startsWith(`/${kind}`)) ?? PARTS[0];
  useTitle(shown === undefined ? 'Styles' : `${shown.label} · Styles`);
  if (shown === undefined) return <Navigate to={first.to} replace />;
  return (
    <main id="main" tabIndex={-1} className={page.page}>
      <h1>Styles</h1>
      <AdminColumns label="Styles" parts={PARTS.map(({ to, label }) => ({ to, label, isCurrent: to === pathname }))}>
        <div className={styles.part}>
          <h2>{shown.label}</h2>
          <shown.Part />
        </div>
      </AdminColumns>
    </main>
  );
}
