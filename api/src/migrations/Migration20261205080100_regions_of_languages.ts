import { Migration } from '@mikro-orm/migrations';

/** A language of a region is read by the stems of the language: `en-GB` as `en`. */
export class Migration20261205080100_regions_of_languages extends Migration {
  override up(): void {
    for (const [name, statement] of Object.entries(STATEMENTS))
      this.addSql(statement(`split_part(${name === 'language_text' ? 'language' : '$1'}, '-', 1)`));
  }

  override down(): void {
    for (const [name, statement] of Object.entries(STATEMENTS))
      this.addSql(statement(name === 'language_text' ? 'language' : '$1'));
  }
}

const STATEMENTS: Readonly<Record<string, (language: string) => string>> = {
  language_stems: (language) =>
    `create or replace function language_stems(text) returns regconfig language sql immutable strict parallel safe
     as $$ select (case ${language} when 'ar' then 'arabic' when 'da' then 'danish' when 'de' then 'german' when 'en' then 'english'
       when 'es' then 'spanish' when 'fi' then 'finnish' when 'fr' then 'french' when 'hu' then 'hungarian'
       when 'id' then 'indonesian' when 'it' then 'italian' when 'nl' then 'dutch' when 'no' then 'norwegian'
       when 'pt' then 'portuguese' when 'ro' then 'romanian' when 'ru' then 'russian' when 'sv' then 'swedish'
       when 'tr' then 'turkish' else 'simple' end)::regconfig $$`,
  language_text: (language) =>
    `create or replace function language_text(language text, written text) returns text language sql immutable strict parallel safe
     as $$ select public.search_text(case when ${language} in ('ca', 'fr', 'it', 'rw') then translate(written, '''’ʼ', '   ')
       else written end) $$`,
  language_fillers: (language) =>
    `create or replace function language_fillers(text) returns text[] language sql immutable strict parallel safe
     as $$ select case ${language}
       when 'fr' then '{a,aux,avec,chez,d,de,des,du,en,et,l,la,le,les,ou,par,pour,sans,sur,un,une}'::text[]
       when 'de' then '{am,an,aus,das,dem,den,der,die,ein,eine,einen,fur,im,in,mit,ohne,oder,und,von,zu,zum,zur}'::text[]
       when 'sw' then '{cha,katika,kwa,la,na,pa,vya,wa,ya,yangu,za}'::text[]
       when 'rw' then '{by,bya,cy,cya,ha,i,ku,kwa,mu,muri,n,na,no,rya,wa,y,ya,z,za}'::text[]
       when 'ar' then '{على,عن,في,مع,من,إلى,الى,او,أو,بدون,ل}'::text[]
       else '{}'::text[] end $$`,
};
