// The paper that a ticket of work is printed on: A4, one font that has the letters of most names, text and lines alone. Nothing of what is printed is
// a link, an action or fetched from anywhere; how much is printed is bounded.
import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { INK_HEIGHT, INK_WIDTH } from '@lotline/schema/domain/ticket/ticket.schema';
import type { Ink } from '@lotline/schema/domain/ticket/ticket';

/** Characters on one paper: some 80 pages. */
const MOST_CHARACTERS = 200_000;
/** A line that is begun takes its place on the paper, whatever stands in it. */
const LINE = 80;
/** A longer row of letters is broken: no line is searched for its end. */
const MOST_IN_A_WORD = 60;
const MARGIN = 48;
const INK_SHOWN = { width: 170, height: 85 } as const;
const LOGO_SHOWN = { width: 150, height: 50 } as const;
const COLOURS = { ink: '#13222e', muted: '#45535f', line: '#c9d2d9' } as const;
const SIZES = { title: 20, heading: 13, text: 10.5, small: 8.5 } as const;

type Look = 'title' | 'heading' | 'text' | 'small';

let fonts: { readonly plain: Buffer; readonly bold: Buffer } | null = null;

/** Beside this file, and beside the built one. */
const fontFile = (name: string): Buffer => readFileSync(new URL(`fonts/${name}`, import.meta.url));

function loadFonts(): NonNullable<typeof fonts> {
  fonts ??= { plain: fontFile('DejaVuSans.ttf'), bold: fontFile('DejaVuSans-Bold.ttf') };
  return fonts;
}

interface PaperWish {
  readonly title: string;
  /** False in tests, which read it. */
  readonly isCompressed?: boolean;
}

export class Paper {
  /** Read it once `end` was called. */
  readonly document: PDFKit.PDFDocument;
  #left = MOST_CHARACTERS;

  constructor({ title, isCompressed = true }: PaperWish) {
    const { plain, bold } = loadFonts();
    this.document = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      bufferPages: true,
      compress: isCompressed,
      lang: 'en-AU',
      info: { Title: printable(title), Producer: 'Lotline', Creator: 'Lotline' },
    });
    this.document.registerFont('plain', plain).registerFont('bold', bold);
  }

  /** At the top right of the first page, beside what is said there. A picture that is none leaves the paper without one. @param jpeg in base64 */
  logo(jpeg: string): void {
    const { document } = this;
    const { x, y } = document;
    try {
      document.image(Buffer.from(jpeg, 'base64'), document.page.width - MARGIN - LOGO_SHOWN.width, MARGIN, {
        fit: [LOGO_SHOWN.width, LOGO_SHOWN.height],
        align: 'right',
      });
    } catch {
      // saved before it was checked, or by hand: whoever needs the paper gets it
    }
    document.x = x;
    document.y = y;
  }

  say(text: string, look: Look = 'text', { isBold = false }: { readonly isBold?: boolean } = {}): void {
    const said = this.#within(printable(text));
    if (said === '') return;
    this.document
      .font(isBold || look === 'title' || look === 'heading' ? 'bold' : 'plain')
      .fontSize(SIZES[look])
      .fillColor(look === 'small' ? COLOURS.muted : COLOURS.ink)
      .text(said, { align: 'left' });
  }

  gap(points: number): void {
    this.document.y += points;
  }

  heading(text: string): void {
    this.#room(80);
    this.gap(12);
    this.say(text, 'heading');
    const { x, y, page } = this.document;
    this.document
      .moveTo(x, y + 2)
      .lineTo(page.width - MARGIN, y + 2)
      .lineWidth(0.7)
      .strokeColor(COLOURS.line)
      .stroke();
    this.gap(8);
  }

  answer(label: string, answer: string): void {
    this.#room(40);
    this.say(label, 'small');
    this.say(answer === '' ? '–' : answer);
    this.gap(5);
  }

  /** As it was drawn, in lines. */
  ink(strokes: Ink): void {
    this.#room(INK_SHOWN.height + 10);
    const { document } = this;
    const { x, y } = document;
    const scale = Math.min(INK_SHOWN.width / INK_WIDTH, INK_SHOWN.height / INK_HEIGHT);
    document.save().translate(x, y).scale(scale).lineWidth(5).lineCap('round').lineJoin('round').strokeColor(COLOURS.ink);
    for (const stroke of strokes) {
      const [left = 0, top = 0] = stroke;
      document.moveTo(left, top);
      // a tap is a dot
      if (stroke.length === 2) document.lineTo(left + 0.5, top);
      for (let at = 2; at + 1 < stroke.length; at += 2) document.lineTo(stroke[at] ?? 0, stroke[at + 1] ?? 0);
      document.stroke();
    }
    document.restore();
    document.x = x;
    document.y = y + INK_SHOWN.height + 4;
  }

  /** @param foot stands on every page, with the page's number */
  end(foot: string): PDFKit.PDFDocument {
    const { document } = this;
    const { start, count } = document.bufferedPageRange();
    for (let page = start; page < start + count; page++) {
      document.switchToPage(page);
      const { margins, width, height } = document.page;
      // within the margin: nothing there begins a new page
      margins.bottom = 0;
      document
        .font('plain')
        .fontSize(SIZES.small)
        .fillColor(COLOURS.muted)
        .text(`${printable(foot).slice(0, 200)} · ${String(page + 1)} of ${String(count)}`, MARGIN, height - MARGIN + 14, {
          width: width - 2 * MARGIN,
          height: SIZES.small * 2,
          ellipsis: true,
        });
    }
    document.end();
    return document;
  }

  /** On the next page where that much no longer fits on this one. */
  #room(points: number): void {
    const { document } = this;
    if (document.y + points > document.page.height - MARGIN) document.addPage();
  }

  #within(text: string): string {
    if (this.#left <= 0) return '';
    const said = text.slice(0, this.#left);
    this.#left -= said.length + LINE * (said.split('\n').length - 1);
    return said.length < text.length || this.#left <= 0 ? `${said} … The rest is in Lotline.` : said;
  }
}

/** No control characters, and no signs that turn the direction of what stands around them. */
const UNPRINTABLE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Surrogate}/gu;
const BLANK_LINES = /\n\s*\n/g;
const LONG_WORD = new RegExp(`\\S{${String(MOST_IN_A_WORD)}}(?=\\S)`, 'gu');

const printable = (text: string): string => text.replaceAll(UNPRINTABLE, ' ').replaceAll(BLANK_LINES, '\n').replaceAll(LONG_WORD, '$& ');
