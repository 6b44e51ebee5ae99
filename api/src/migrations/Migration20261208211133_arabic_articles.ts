import { Migration } from '@mikro-orm/migrations';

/**
 * What is stemmed of an Arabic word is the word without its article ("the dress", "and the dress"): the stems of PostgreSQL take the first letter off a
 * word that begins like a conjunction where no article stands before it, and know no "and the".
 */
export class Migration20261208211133_arabic_articles extends Migration {
  override up(): void {
    this.addSql(BARE);
    for (const statement of [words, search])
      this.addSql(statement((language, text) => `public.language_bare(${language}, ${text})`));
    this.addSql(AGAIN);
  }

  override down(): void {
    for (const statement of [words, search]) this.addSql(statement((_, text) => text));
    this.addSql('drop function language_bare(text, text)');
    this.addSql(AGAIN);
  }
}

type Stemmed = (language: string, text: string) => string;

/** Folded text without articles; what is left of a word has three letters at least. */
const BARE = `create function language_bare(language text, folded text) returns text language sql immutable strict parallel safe
     as $$ select case split_part(language, '-', 1) when 'ar'
       then pg_catalog.regexp_replace(folded, '(^| )[وف]?ال(?=[^ ]{3})', '\\1', 'g') else folded end $$`;

const AGAIN = `update translation set text = text where kind = 'product' and split_part(language, '-', 1) = 'ar'`;

const words = (stemmed: Stemmed): string =>
  `create or replace function language_words(language text, written text) returns tsvector language sql immutable strict parallel safe
     as $$ select to_tsvector('simple', public.language_text(language, written) || ' ' || public.search_pieces(written)) ||
       to_tsvector(public.language_stems(language), ${stemmed('language', 'public.language_text(language, written)')}) $$`;

/**
 * Each word is looked for among names (as written, by its stem, as a beginning, within a compound, and with slips), shared words and
 * categories of the language, then descriptions, then what was never translated. A product that has more of the words stands
 * first, then one that goes by them. Slips are thought of where nothing has the word as it is. Words without meaning count only where there is no other.
 */
const search = (stemmed: Stemmed): string =>
  `create or replace function products_in_language(asked text, typed text, is_own boolean, most integer) returns uuid[] language sql stable
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
         from (select place, word, coalesce((tsvector_to_array(to_tsvector(language_stems(asked), ${stemmed('asked', 'word')})))[1], word) as stem
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
        order by f.score desc, p.rating_score desc, f.id limit most) ranked $$`;
