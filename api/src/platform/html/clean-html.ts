const BLOCKS = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br'];
const TABLES = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];
const WORDS = ['strong', 'em', 'u', 's', 'code', 'sub', 'sup', 'a'];

/**
 * What may stay of HTML that people write: text, headings below the page's own, lists, tables and links that lead somewhere.
 * No scripts, styles, classes, pictures or frames. Of nothing to read it is empty. Cleaned by npm's sanitize-html.
 */
export async function cleanHtml(html: string): Promise<string> {
  if (html === '') return '';
  const { default: sanitize } = await import('sanitize-html');
  const clean = sanitize(html, {
    allowedTags: [...BLOCKS, ...TABLES, ...WORDS],
    allowedAttributes: { a: ['href'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { b: 'strong', i: 'em', del: 's', h1: 'h2', h5: 'h4', h6: 'h4' },
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'iframe',
      'object',
      'template',
      'title',
    ],
  }).trim();
  return /^(?:<[^>]*>|&nbsp;|\s)*$/.test(clean) ? '' : clean;
}
