/** Every id that a name reaction ever had. Files and rows hold them: add to the list, but never change or take away what stands there. */
export const ALL_IDS: readonly string[] = `
n-boc-protection n-cbz-protection n-fmoc-protection n-alloc-protection n-trifluoroacetyl-protection n-trityl-protection n-sem-protection
o-tbdms-protection o-tbdps-protection o-tms-protection o-tips-protection o-thp-protection o-mom-protection o-sem-protection
o-bn-protection o-trityl-protection acetal-protection-of-a-carbonyl dialkyl-acetal-formation acetonide-protection-of-a-diol
dithiane-protection-of-a-carbonyl co2h-tbu-protection boronic-ester-formation
n-boc-deprotection n-cbz-deprotection n-fmoc-deprotection n-alloc-deprotection alkyl-carbamate-deprotection
phthalimide-deprotection-ing-manske n-trifluoroacetyl-deprotection n-acetyl-deprotection n-formyl-deprotection amide-hydrolysis-to-amine
n-trityl-deprotection n-pmb-deprotection n-bn-deprotection n-sem-deprotection n-thp-deprotection n-sulfonyl-deprotection
n-tbu-deprotection imine-hydrolysis-to-amine n-dealkylation co2h-me-deprotection co2h-et-deprotection co2h-tbu-deprotection
co2h-bn-deprotection ester-hydrolysis o-tbdms-deprotection o-tbdps-deprotection o-silyl-deprotection o-thp-deprotection
o-mom-deprotection o-pmb-deprotection o-bn-deprotection o-trityl-deprotection methoxy-to-hydroxy o-acetyl-deprotection
o-acyl-deprotection o-allyl-deprotection ether-dealkylation acetal-deprotection acetonide-deprotection alkyne-desilylation
s-acyl-deprotection boronate-hydrolysis
paal-knorr-pyrrole-synthesis knorr-pyrazole-synthesis enaminone-pyrazole-synthesis aminopyrazole-synthesis fischer-indole-synthesis
larock-indole-synthesis madelung-indole-synthesis reissert-indole-synthesis hantzsch-thiazole-synthesis
imidazole-synthesis-from-amidine-and-haloketone fused-imidazole-synthesis-from-aminoazine debus-radziszewski-imidazole-synthesis
benzimidazole-synthesis benzimidazole-cyclisation benzoxazole-synthesis benzoxazole-cyclisation benzothiazole-synthesis
robinson-gabriel-oxazole-synthesis van-leusen-oxazole-synthesis 1-2-4-oxadiazole-synthesis 1-3-4-oxadiazole-synthesis
1-3-4-oxadiazole-cyclisation 1-3-4-thiadiazole-synthesis 1-2-4-triazole-synthesis huisgen-azide-alkyne-cycloaddition
tetrazole-synthesis-from-nitrile isoxazole-cycloaddition claisen-isoxazole-synthesis nitrile-oxide-cycloaddition
pinner-pyrimidine-synthesis pyrimidine-synthesis-from-enaminone niementowski-quinazoline-synthesis friedlaender-quinoline-synthesis
conrad-limpach-quinoline-synthesis gould-jacobs-quinoline-cyclisation skraup-doebner-miller-quinoline-synthesis
hantzsch-dihydropyridine-synthesis biginelli-reaction quinoxaline-synthesis pictet-spengler-reaction bischler-napieralski-reaction
paterno-lactone-formation lactamisation lactonisation hydantoin-synthesis bucherer-bergs-reaction phthalimide-formation
johnson-corey-chaykovsky-epoxidation darzens-reaction epoxide-closure-of-a-halohydrin cyclodehydration-to-furan
n-acetylation amide-schotten-baumann carboxylic-acid-with-amine-reaction anhydride-with-amine-reaction cyclic-anhydride-opening-by-amine
n-hydroxysuccinimide-ester-amidation carbamate-formation-from-chloroformate carbamate-with-amine-to-urea
carbamoyl-chloride-with-amine-to-urea ester-aminolysis phosgenation-to-urea phosgenation-to-benzimidazolone
phosgenation-to-cyclic-carbamate isocyanate-with-amine-reaction
isothiocyanate-with-amine-reaction isocyanate-with-alcohol-reaction formylation-of-an-amine sulfonamide-schotten-baumann
acyl-sulfonamide-formation sulfonic-ester-schotten-baumann ester-schotten-baumann o-acetylation anhydride-with-alcohol-reaction
fischer-speier-esterification steglich-esterification transesterification thioester-formation weinreb-amide-formation
hydroxamic-acid-formation hydrazide-formation friedel-crafts-acylation vilsmeier-haack-formylation
bromo-suzuki-coupling chloro-suzuki-coupling iodo-suzuki-coupling triflate-suzuki-coupling suzuki-coupling stille-reaction
negishi-coupling hiyama-coupling kumada-coupling sonogashira-coupling alkyne-alkylation heck-reaction direct-c-h-arylation
buchwald-hartwig-alpha-arylation ullmann-biaryl-coupling miyaura-borylation cyanation-of-an-aryl-halide kolbe-nitrile-synthesis
grignard-with-ketone-reaction grignard-with-aldehyde-reaction grignard-with-weinreb-amide-ketone-synthesis grignard-with-ester-reaction
grignard-with-nitrile-ketone-synthesis organolithium-with-carbonyl-addition barbier-reaction nozaki-hiyama-kishi-reaction henry-reaction
aldol-addition cyanohydrin-formation ethynylation-of-a-carbonyl strecker-synthesis mannich-reaction petasis-reaction
reformatsky-reaction morita-baylis-hillman-reaction wittig-olefination horner-wadsworth-emmons-olefination julia-olefination
peterson-olefination knoevenagel-condensation claisen-schmidt-condensation aldol-condensation perkin-reaction olefin-metathesis
mcmurry-coupling michael-addition claisen-condensation claisen-type-c-acylation malonic-ester-alkylation enolate-alkylation
friedel-crafts-alkylation diels-alder-reaction simmons-smith-cyclopropanation corey-chaykovsky-cyclopropanation claisen-rearrangement
fries-rearrangement carboxylation-of-an-organometal carbonylation-of-an-aryl-halide
eschweiler-clarke-methylation aldehyde-reductive-amination leuckart-type-reductive-amination-with-ammonia ketone-reductive-amination
gabriel-alkylation bromo-n-alkylation chloro-n-alkylation iodo-n-alkylation sulfonate-n-alkylation epoxide-ring-opening-by-amine
aza-michael-addition mitsunobu-n-alkylation alcohol-n-alkylation menshutkin-reaction chan-lam-coupling snar-amination-fluoride
snar-amination-chloride buchwald-hartwig-amination goldberg-ullmann-n-arylation fluoro-n-arylation snar-amination-sulfur-leaving-group
methoxylation-of-an-aryl-halide snar-ether-synthesis ullmann-ether-synthesis chan-evans-lam-etherification
mitsunobu-aryl-ether-synthesis methyl-esterification hydroxy-to-methoxy ester-alkylation williamson-ether-synthesis
epoxide-ring-opening-by-alcohol oxa-michael-addition alcohol-condensation-to-ether koenigs-knorr-glycosidation thia-michael-addition
thioether-synthesis thiol-arylation mitsunobu-thioether-synthesis michaelis-arbuzov-reaction phosphonium-salt-formation
silyl-ether-formation
nitro-to-amino nitroso-reduction nitrile-reduction nitrile-reduction-to-aldehyde azide-to-amine-reduction amide-to-amine-reduction
carboxylic-acid-to-alcohol-reduction ester-to-alcohol-reduction acid-chloride-to-alcohol-reduction ester-to-aldehyde-reduction
weinreb-amide-to-aldehyde-reduction rosenmund-reduction aldehyde-to-alcohol-reduction ketone-to-alcohol-reduction
wolff-kishner-or-clemmensen-reduction lactam-or-imide-reduction alkene-hydrogenation alkyne-hydrogenation lindlar-reduction
imine-reduction oxime-to-amine-reduction deamination-of-an-aniline aryl-dehalogenation alkyl-dehalogenation
barton-mccombie-deoxygenation alcohol-deoxygenation n-oxide-deoxygenation sulfoxide-to-sulfide-reduction disulfide-reduction
sulfonyl-chloride-to-thiol-reduction heteroarene-hydrogenation hydrogenolysis-of-a-hydrazine epoxide-reduction-to-alcohol
alcohol-to-aldehyde-oxidation alcohol-to-ketone-oxidation alcohol-to-carboxylic-acid-oxidation
pinnick-oxidation-aldehyde-to-carboxylic-acid oxidative-esterification-of-an-aldehyde sulfanyl-to-sulfonyl sulfanyl-to-sulfinyl
sulfinyl-to-sulfonyl thiol-oxidation-to-disulfide oxidative-chlorination-to-sulfonyl-chloride prilezhaev-epoxidation
upjohn-dihydroxylation ozonolysis-or-lemieux-johnson-oxidation brown-hydroboration-oxidation wacker-tsuji-oxidation
baeyer-villiger-oxidation n-oxide-formation tertiary-amine-n-oxide-formation rubottom-oxidation benzylic-oxidation
aryl-methyl-oxidation-to-carboxylic-acid aryl-methyl-oxidation-to-aldehyde amine-to-nitro-oxidation aromatisation
saegusa-ito-dehydrogenation amine-to-carbonyl-oxidation hofmann-rearrangement curtius-rearrangement
carboxylic-acid-to-acid-chloride hydroxy-to-chloro lactam-to-heteroaryl-chloride appel-reaction-hydroxy-to-bromo hydroxy-to-bromo
hydroxy-to-iodo deoxyfluorination-of-an-alcohol deoxyfluorination-of-a-carbonyl finkelstein-reaction sulfonate-to-halide halex-reaction
aromatic-finkelstein-reaction azide-formation-from-a-halide aryl-azide-formation azide-formation-from-an-alcohol sandmeyer-reaction
balz-schiemann-reaction diazotisation-and-hydrolysis hydrazine-formation-from-a-diazonium-salt nitrile-hydrolysis-to-carboxylic-acid
nitrile-hydration-to-amide pinner-reaction amidine-formation-from-nitrile amidoxime-formation-from-nitrile
thioamide-formation-from-nitrile amide-dehydration-to-nitrile aldoxime-dehydration-to-nitrile lawesson-thionation oxime-formation
hydrazone-formation schiff-base-formation enamine-formation beckmann-rearrangement dehydration-of-an-alcohol dehydrohalogenation
alkyne-hydration carbodiimide-or-cyanamide-hydration isocyanate-formation isothiocyanate-formation isocyanide-formation decarboxylation
krapcho-decarboxylation aryl-halide-to-phenol aryl-halide-to-aniline boronate-to-phenol-oxidation guanidine-formation-from-isothiourea
alkyl-halide-hydrolysis acid-anhydride-hydrolysis sulfonyl-chloride-to-sulfonamide sulfonic-acid-to-sulfonyl-chloride
smiles-rearrangement newman-kwart-rearrangement corey-fuchs-reaction
wohl-ziegler-bromination alpha-bromination-of-a-carbonyl-hell-volhard-zelinsky alpha-chlorination-of-a-carbonyl bromination chlorination
iodination fluorination benzylic-chlorination nitration chlorosulfonation sulfonation nitrosation japp-klingemann-reaction azo-coupling
alkene-dihalogenation hydrohalogenation halohydrin-formation epoxide-opening-by-halide epoxide-hydrolysis epoxide-opening-by-azide
directed-ortho-metalation-and-borylation borylation-by-halogen-metal-exchange stannylation thiocyanation
reimer-tiemann-or-duff-formylation blanc-chloromethylation bouveault-aldehyde-synthesis methylation
resolution
alkene-hydroalkoxylation aldehyde-with-hydroxylamine-to-nitrile
cyclopropylation-of-an-amine
enaminone-formation hydrosilylation n-hydroxyl-deprotection alkoxyazine-to-lactam oxazoline-closure
sulfone-synthesis-from-a-sulfinate
`
  .trim()
  .split(/\s+/);
