import { Migration } from '@mikro-orm/migrations';

/** Searches in the other languages of the shop: by the stems of the language, over what was translated. */
export class Migration20261203061100_search_in_languages extends Migration {
  override up(): void {
    for (const statement of UP) this.addSql(statement);
  }

  override down(): void {
    this.addSql('drop function products_in_language(text, text, boolean, integer)');
    this.addSql('drop function language_fillers(text)');
    this.addSql('drop trigger translation_searched on translation');
    this.addSql('drop function index_translation()');
    this.addSql('drop table product_text');
    this.addSql('drop function language_words(text, text)');
    this.addSql('drop function language_text(text, text)');
    this.addSql('drop function language_stems(text)');
  }
}

const UP = [
  // the dictionaries that come with PostgreSQL; words of other languages stand for themselves
  `create function language_stems(text) returns regconfig language sql immutable strict parallel safe
     as $$ select (case $1 when 'ar' then 'arabic' when 'da' then 'danish' when 'de' then 'german' when 'en' then 'english'
       when 'es' then 'spanish' when 'fi' then 'finnish' when 'fr' then 'french' when 'hu' then 'hungarian'
       when 'id' then 'indonesian' when 'it' then 'italian' when 'nl' then 'dutch' when 'no' then 'norwegian'
       when 'pt' then 'portuguese' when 'ro' then 'romanian' when 'ru' then 'russian' when 'sv' then 'swedish'
       when 'tr' then 'turkish' else 'simple' end)::regconfig $$`,
  // folded; what was left out before an apostrophe is no part of the word behind it
  `create function language_text(language text, written text) returns text language sql immutable strict parallel safe
     as $$ select public.search_text(case when language in ('ca', 'fr', 'it', 'rw') then translate(written, '''’ʼ', '   ')
       else written end) $$`,
  // as written, by stems, and in pieces where a script has no blanks
  `create function language_words(language text, written text) returns tsvector language sql immutable strict parallel safe
     as $$ select to_tsvector('simple', public.language_text(language, written) || ' ' || public.search_pieces(written)) ||
       to_tsvector(public.language_stems(language), public.language_text(language, written)) $$`,
  `create table product_text (
     product_id uuid not null references product on delete cascade,
     language text not null,
     name text not null,
     search tsvector not null,
     primary key (product_id, language))`,
  `create index product_text_search_idx on product_text using gin (search)`,
  `create index product_text_name_idx on product_text using gin (name gin_trgm_ops)`,
  `create function index_translation() returns trigger language plpgsql
     as $$
     declare changed translation;
     begin
       if tg_op = 'DELETE' then changed := old; else changed := new; end if;
       if changed.kind <> 'product' or changed.field not in ('name', 'description') then return null; end if;
       -- whoever writes another text of it at the same time waits, and then sees this one
       perform pg_advisory_xact_lock(hashtextextended(changed.owner || changed.language, 0));
       delete from product_text where product_id = changed.owner::uuid and language = changed.language;
       insert into product_text (product_id, language, name, search)
         select p.id, changed.language, coalesce(language_text(changed.language, max(t.text) filter (where t.field = 'name')), ''),
                setweight(language_words(changed.language, coalesce(max(t.text) filter (where t.field = 'name'), '')), 'A') ||
                setweight(language_words(changed.language, coalesce(max(t.text) filter (where t.field = 'description'), '')), 'D')
           from product p join translation t on t.kind = 'product' and t.owner = p.id::text and t.language = changed.language
          where p.id = changed.owner::uuid and not t.is_draft and t.field in ('name', 'description')
          group by p.id;
       return null;
     end $$`,
  `create trigger translation_searched after insert or delete or update of text, is_draft on translation
     for each row execute function index_translation()`,
  `update translation set text = text where kind = 'product'`,
  // words without meaning that the dictionaries do not know, or know with accents alone; folded, as searches are
  `create function language_fillers(text) returns text[] language sql immutable strict parallel safe
     as $$ select case $1
       when 'fr' then '{a,aux,avec,chez,d,de,des,du,en,et,l,la,le,les,ou,par,pour,sans,sur,un,une}'::text[]
       when 'de' then '{am,an,aus,das,dem,den,der,die,ein,eine,einen,fur,im,in,mit,ohne,oder,und,von,zu,zum,zur}'::text[]
       when 'sw' then '{cha,katika,kwa,la,na,pa,vya,wa,ya,yangu,za}'::text[]
       when 'rw' then '{by,bya,cy,cya,ha,i,ku,kwa,mu,muri,n,na,no,rya,wa,y,ya,z,za}'::text[]
       when 'ar' then '{على,عن,في,مع,من,إلى,الى,او,أو,بدون,ل}'::text[]
       else '{}'::text[] end $$`,
  // Each word is looked for among names (as written, by its stem, as a beginning, within a compound, and with slips), shared words and
  // categories of the language, then descriptions, then what was never translated. A product that has more of the words stands
  // first, then one that goes by them. Slips are thought of where nothing has the word as it is. Words without meaning count only where there is no other.
  `create function products_in_language(asked text, typed text, is_own boolean, most integer) returns uuid[] language sql stable
     set pg_trgm.word_similarity_threshold = 0.5
     as $$
     with written as (
       select part as word, min(place) as place,
              not (part = any (language_fillers(asked))) and to_tsvector(language_stems(asked), part) <> '' as says
         from unnest(string_to_array(language_text(asked, typed), ' ')) with ordinality parts (part, place)
        where part <> '' group by part order by 2 limit 8
     ), words as (
       select place, word, length(word) as size, stem,
              to_tsquery('simple', word) as exact, to_tsquery('simple', word || ':A') as exact_name,
              to_tsquery('simple', word || ':*') as begun, to_tsquery('simple', word || ':*A') as begun_name,
              to_tsquery('simple', word || ' | ' || stem) as same, to_tsquery('simple', stem || ':A') as same_name,
              to_tsquery('simple', word || ':* | ' || stem || ':*') as wide,
              to_tsquery('simple', word || ':*A | ' || stem || ':*A') as wide_name,
              to_tsquery('simple', word || ':*BC | ' || stem || ':*BC') as wide_kind,
              nullif(search_pieces(word), '') as pieces
         from (select place, word, coalesce((tsvector_to_array(to_tsvector(language_stems(asked), word)))[1], word) as stem
                 from written where says or not exists (select from written where says)) stemmed
     ), shared as (
       select w.place, t.kind, t.owner,
              case when t.words @@ w.exact then 1.0 when t.words @@ w.same then 0.95
                   when w.size >= 3 and t.words @@ w.begun then 0.85 else 0.6 * word_similarity(w.word, t.said) end as score,
              not (t.words @@ w.same or (w.size >= 3 and t.words @@ w.begun)) as is_guess
         from words w join lateral (
           select kind, owner, language_text(asked, text) as said, language_words(asked, text) as words from translation
            where language = asked and kind in ('word', 'category') and field in ('text', 'name') and not is_draft) t
           on t.words @@ w.same or (w.size >= 3 and t.words @@ w.begun) or (w.size >= 4 and w.word <% t.said)
     ), met as (
       select d.product_id as id, w.place,
              case when d.search @@ w.exact_name then 1.3 when d.search @@ w.same_name then 1.25
                   when w.size >= 3 and d.search @@ w.begun_name then 1.0 else 0.3 end as score, false as is_guess
         from words w join product_text d
           on d.language = asked and d.search @@ (case when w.size >= 3 then w.begun || w.same else w.same end)
       union all
       select d.product_id, w.place, 0.95, false
         from words w join product_text d on d.language = asked and d.name like '%' || w.word || '%'
        where w.size >= 4
       union all
       select d.product_id, w.place, 0.9 * word_similarity(w.word, d.name), true
         from words w join product_text d on d.language = asked and w.word <% d.name
        where w.size >= 4
       union all
       select d.product_id, w.place, 1.0, false
         from words w join product_text d on d.language = asked and d.search @@ plainto_tsquery('simple', w.pieces)
        where w.pieces is not null
       union all
       select p.id, s.place, 0.9 * s.score, s.is_guess
         from shared s join product p on p.status = 'active' and p.search @@ phraseto_tsquery('simple', search_text(s.owner))
        where s.kind = 'word'
       union all
       select c.product_id, s.place, 0.8 * s.score, s.is_guess
         from shared s join product_category c on c.category_key = s.owner
        where s.kind = 'category'
       union all
       select p.id, w.place,
              case when not is_own then 0.5 when p.search @@ w.exact_name then 1.3 when p.search @@ w.wide_name then 1.1
                   when p.search @@ w.wide_kind then 0.9 else 0.3 end, false
         from words w join product p
           on p.status = 'active' and p.search @@ (case when is_own and w.size >= 3 then w.wide else w.exact end)
     ), hits as (
       select m.* from met m join product p on p.id = m.id where p.status = 'active'
     ), best as (
       select id, place, max(score) as score from hits
        where not is_guess or place not in (select place from hits where not is_guess) group by id, place
     ), found as (
       select id, sum(score) as score, count(*) as many, max(count(*)) over () as most_words from best group by id
     )
     select coalesce(array_agg(id order by score desc, rating_score desc, id), '{}') from (
       select f.id, f.score, p.rating_score from found f join product p on p.id = f.id
        where f.many = f.most_words
        order by f.score desc, p.rating_score desc, f.id limit most) ranked $$`,
];
