export const noScriptsText = 'Turn on JavaScript to use this page. You can browse the whole shop without it.';
