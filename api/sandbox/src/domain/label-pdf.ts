const WIDTH = 288;
const HEIGHT = 432;

/** A label of 4 by 6 inches as PDF: these lines, and bars that no machine reads. */
export function labelPdf(lines: readonly string[], code: string): string {
  const text = lines
    .filter(Boolean)
    .map(
      (line, index) =>
        `BT /F1 ${index === 0 ? 16 : 11} Tf 20 ${HEIGHT - 40 - index * 18} Td (${escaped(line)}) Tj ET`,
    );
  const bars = [...code].map(
    (sign, index) => `${24 + index * 12} 60 ${2 + (sign.charCodeAt(0) % 7)} 70 re f`,
  );
  const shown = `BT /F1 11 Tf 20 40 Td (${escaped(code)}) Tj ET`;
  const content = [...text, ...bars, shown, `8 8 ${WIDTH - 16} ${HEIGHT - 16} re S`].join('\n');
  return document([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);
}

/** ASCII alone, so that places in the file can be counted in letters. */
const escaped = (text: string) => text.replace(/[^\x20-\x7e]/g, '?').replace(/[\\()]/g, '\\$&');

function document(objects: readonly string[]): string {
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  return `${file}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
}
