/** A day's reference rates as the European Central Bank writes them: https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml. */
export const published = (day: string, rates: Readonly<Record<string, string>>): string => {
  const cubes = Object.entries(rates).map(
    ([code, rate]) => `\t\t\t<Cube currency='${code}' rate='${rate}'/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
\t<gesmes:subject>Reference rates</gesmes:subject>
\t<gesmes:Sender>
\t\t<gesmes:name>European Central Bank</gesmes:name>
\t</gesmes:Sender>
\t<Cube>
\t\t<Cube time='${day}'>
${cubes.join('\n')}
\t\t</Cube>
\t</Cube>
</gesmes:Envelope>`;
};
