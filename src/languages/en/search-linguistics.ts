/** What the search has to know of English: stop words, how questions begin. */
import type { SearchLanguage } from '../shapes/search-linguistics.ts'

export const ENGLISH_SEARCH: SearchLanguage = {
  // `encryption` → `encrypt`, `injection` → `inject`, `compression` → `compress`: the stemmer loses a letter of `-tion`.
  mended: word => word.replace(/(?<=.{2}(?:[cp]t|ss))ions?$/, ''),
  stopWords: `a an and are as at be by do for from how i in is it my of on or s t that the this to what with you
your`,
  functionWords: `about all almost also am another any been before being but can could did does doing get gets give
gives go goes got had has have having he her here him his if into its let lets like many me mean meaning means more
most much must need needs no not now one other our out over own please really same she should so some something stuff
such than their them then there these they those too us used uses using very was way we were when where which who
whose why will would definition define explain called kind type sort ive cant didnt doesnt dont isnt wont`,
  questionWords: `actually exactly really they what whats what's who whos who's how how's is are was were do does did
a an the define defined definition describe explain explained mean means meaning of stand stands for work works
working tell me about can could you please`,
  genericWords: `actually advantage advantages advert advice already alternative alternatives always anybody anyone
around article ask asked asking asks available away bad basic basics become beginner beginners behind believe benefit
benefits best better boss buy care certain cheap class come comes compare compared concept confused cost costs course
created curious current danger dangerous dangers daughter day days different difficult dinner disadvantage
disadvantages discovered doctor doctors drawbacks each easy else english essays ever every everybody everyday everyone
exactly exam example examples exist expensive experience explained explaining fact facts fast five founded founder fun
future gave good grandmother great guess guide guy happen happens hard hear heard hearing help history homework honest
husband idea important improve introduced introduction invented invention inventor job keep kids know known later
launched lawyer lawyers learn learned learning lesson letter life little long look looks lot made main matter matters
maybe meetings mention mentioned mentioning mentions modern month mother name named necessary neighbor nephew never
news old older opinion opinions opposite origin original overview owned pay people person picture plain point popular
present presentation pretty price probably problem problems project pros purpose question questions quick quickly
quotes read real reason reasons recommend recommended related released relevant remember replace role safe said saw
say saying says school seems seen sense sentence short show simple simply somebody someone spanish spoken start
started startup still story student suddenly summary sure take talk talked talking talks teach tell terms thank thing
things think thought time times today told tomorrow types typical understand understanding unsafe use useful useless
version video want wanted wants watch wikipedia wonder wondering word words worried worry worth wrong year years yet
young`,
  headIsLast: true,
  compares: 'differences?(?: between| of)?|compare',
  differs: 'differences?',
  versus: 'vs\\.?|versus|compared (?:to|with)|(?:the )?same as|different from',
  and: 'and|with|to',
  or: 'or',
  personal: "my|mine|i|i'm|me|how (?:to|do i|can i)|what (?:to do|do i do|can i do)|help",
  asks: "what|what's|who|who's|whose|how|why|when|where|which|is|are|was|were|do|does|did|can|could|should|will|would|has|have|explain|tell me",
  articles: 'an?|the',
}
